import { existsSync } from "node:fs";

const places = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/usr/lib/firefox/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** @returns {string | undefined} the path of a Firefox on this machine */
export function findFirefox() {
  return [process.env.FIREFOX_PATH ?? "", ...places].find((path) => existsSync(path));
}
