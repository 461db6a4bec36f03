import { existsSync } from "node:fs";

/** The headless shell is preferred: it has the same engine, but starts and paints faster. */
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** @returns {string | undefined} the path of a Chromium or Chrome on this machine */
export function findChromium() {
  return [process.env.CHROMIUM_PATH ?? "", ...places].find((path) => existsSync(path));
}
