import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { findChromium } from "./find-chromium.mjs";

let shared: Promise<Browser> | undefined;

/** One browser for all test files of a worker: each test has a profile of its own all the same. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= openBrowser();
  return shared;
}

export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error("No Chromium was found: install it or set CHROMIUM_PATH.");
  }
  return chromium.launch({
    executablePath,
    args: [
      // Containers run as root, where Chromium's own sandbox can't.
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Letters as wide as on people's screens: a headless Chromium fits them to whole pixels.
      "--font-render-hinting=none",
    ],
  });
}
