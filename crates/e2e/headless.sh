#!/bin/sh
# Chromium's headless shell where it is installed, else the whole browser.
shell=/usr/lib/chromium/chromium-headless-shell
# chromedriver expects an open page, and the shell opens one only if asked to. What it keeps, it keeps in memory.
if [ -x "$shell" ]; then exec "$shell" "$@" --incognito data:,; fi
for browser in chromium chromium-browser google-chrome; do
    if command -v "$browser" >/dev/null; then exec "$browser" "$@"; fi
done
echo "there is no Chromium on the search path" >&2
exit 1
