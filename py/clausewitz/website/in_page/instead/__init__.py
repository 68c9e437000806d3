"""What a browser has in the place of modules that call compiled code or pyswip."""
