import type { Page } from "playwright-core";

/** The "slow 4G" network of Lighthouse's mobile runs. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: 90_000,
};

/** Emulates a processor four times slower than this machine's, on a slow network. */
export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.emulateNetworkConditions", slowNetwork);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}
