"""`python -m cookietin.cli` is `tin`."""

import sys

from cookietin.cli.app import main

sys.exit(main())
