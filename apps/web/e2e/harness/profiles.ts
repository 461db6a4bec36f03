import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { sharedBrowser } from "./browser.ts";

type ProfileOptions = BrowserContextOptions & { baseURL: string };

/** Profiles of this worker that no test uses just now, by their options. */
const idle = new Map<string, BrowserContext[]>();

/**
 * A page in which nobody is signed in and nothing is stored. Only the application's own files stay
 * in the browser's cache: fetching them again for each test takes half a second of processor time.
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

/** Leaves the profile to the next test: signed out, online, with no page and no permission. */
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

/** Closes the profiles that were left at a server which has ended. */
export async function closeProfiles(baseURL: string): Promise<void> {
  for (const [key, contexts] of idle) {
    if (!key.includes(JSON.stringify(baseURL))) continue;
    idle.delete(key);
    for (const context of contexts) await context.close();
  }
}
