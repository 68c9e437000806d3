"""Write down which packages of npm the site takes, after a change of package-lock.json."""

import json

from clausewitz.support.files import write_text
from clausewitz.website.npm_packages import npm_folder
from clausewitz.website.package_digests import DIGESTS, package_digests
from clausewitz.website.site_builder import WEB

write_text(DIGESTS, json.dumps(package_digests(npm_folder(WEB)), indent=2) + "\n")
