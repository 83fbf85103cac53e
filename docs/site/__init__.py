"""The documents as a site of plain files: read it from a disk, a phone or any web server."""
