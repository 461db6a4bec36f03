import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { sharedBrowser } from "./browser.ts";

type ProfileOptions = BrowserContextOptions & { baseURL: string };

/** Unused profiles of this worker, by their options. */
const idle = new Map<string, BrowserContext[]>();

/**
 * Opens a page with no user signed in and empty storage. Only the application's files stay in the
 * browser cache, because fetching them for each test takes half a second of processor time.
 */
export async function openProfile(options: ProfileOptions): Promise<Page> {
  const context =
    idle.get(JSON.stringify(options))?.pop() ?? (await (await sharedBrowser()).newContext(options));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", {
    origin: new URL(options.baseURL).origin,
    storageTypes: "local_storage,indexeddb,cache_storage,service_workers",
  });
  await session.detach();
  return page;
}

/** Resets the profile for the next test: signed out, online, with no pages or permissions. */
export async function leaveProfile(
  context: BrowserContext,
  options: ProfileOptions,
): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  const key = JSON.stringify(options);
  idle.set(key, [...(idle.get(key) ?? []), context]);
}

/** Closes the profiles that were used with a server that has stopped. */
export async function closeProfiles(baseURL: string): Promise<void> {
  for (const [key, contexts] of idle) {
    if (!key.includes(JSON.stringify(baseURL))) continue;
    idle.delete(key);
    for (const context of contexts) await context.close();
  }
}
