import { findChromium } from "../../apps/web/e2e/harness/find-chromium.mjs";
import { findFirefox } from "../../apps/web/e2e/firefox/find-firefox.mjs";
import { installBrowser } from "./install-browser.mjs";
import { Stop } from "./run.mjs";

/** @returns {Promise<string>} its path */
export async function installChromium() {
  const packages = ["chromium-headless-shell", "chromium"];
  const found = await installBrowser({ name: "Chromium", packages, find: findChromium });
  if (found !== undefined) return found;
  throw new Stop(
    "The browser tests need Chromium. Install it (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH.",
  );
}

/** @returns {Promise<string | undefined>} its path; the tests work without it */
export function installFirefox() {
  return installBrowser({ name: "Firefox", packages: ["firefox-esr"], find: findFirefox });
}
