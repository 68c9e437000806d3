"""How the kernel is compiled, and where the machine code is kept between processes."""
