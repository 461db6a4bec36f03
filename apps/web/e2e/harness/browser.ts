import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { findChromium } from "./find-chromium.mjs";

let shared: Promise<Browser> | undefined;

/** One browser is shared by all test files of a worker. Each test still has a separate profile. */
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
      // Chromium's sandbox doesn't work for root, which containers run as.
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Headless Chromium rounds letter widths to whole pixels otherwise, unlike people's screens.
      "--font-render-hinting=none",
    ],
  });
}
