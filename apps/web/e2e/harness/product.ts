import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, onTestFinished } from "vitest";
import { findLeaks } from "./log-watch.ts";
import { closeProfiles, leaveProfile, openProfile } from "./profiles.ts";
import { startServer } from "./server.ts";
import type { RunningServer } from "./server.ts";
import type { SharedServer } from "./shared-server.ts";

const pictures = fileURLToPath(new URL("../../../../.cache/e2e/", import.meta.url));

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export type Profile = { username: string; firstName: string; lastName: string };
const adaLovelace = { firstName: "Ada", lastName: "Lovelace" };

/** The password of every user that a product signs up. */
export const userPassword = "correct horse";

/** The default time-out of pages. */
const patienceMs = 45_000;

export type Product<Server extends SharedServer = SharedServer> = {
  /**
   * Opens a page in a browser profile that no other page of the test uses, with no user signed in.
   */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a page for a new user, before it loads anything. */
  newUser: (options?: BrowserContextOptions, profile?: Partial<Profile>) => Promise<Page>;
  /** Opens a page for a new user at the path. */
  signedInPage: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  server: () => Server;
};

/**
 * Returns the server shared by all test files whose users are isolated from each other. Starting a
 * server with its CV worker processes takes four seconds of processor time.
 */
export function sharedProduct(): Product {
  return productOn(() => inject("sharedServer"));
}

/** Starts a server for one test file, for tests of settings or of data that all users share. */
export function startProduct(settings: Record<string, string> = {}): Product<RunningServer> {
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = await startServer({ LOG_LEVEL: "debug", ...settings });
  });
  afterAll(async () => {
    if (server) await closeProfiles(server.url);
    // The log must not contain anything that the tests typed or uploaded.
    await server?.stop((left) => expect(findLeaks(left), "told by the log").toEqual([]));
  });
  return productOn(() => {
    if (server === undefined) throw new Error("The server is not running yet.");
    return server;
  });
}

function productOn<Server extends SharedServer>(server: () => Server): Product<Server> {
  const newPage = async (options: BrowserContextOptions = {}) => {
    const baseURL = server().url;
    const profile = { baseURL, viewport: desktop, reducedMotion: "reduce" as const, ...options };
    const page = await openProfile(profile);
    const context = page.context();
    context.setDefaultTimeout(patienceMs);
    const problems = watchProblems(page);
    onTestFinished(async ({ task }) => {
      if (task.result?.state === "fail") {
        await takePicture(page, `${task.name} ${new URL(page.url()).pathname}`);
        await context.close();
      } else await leaveProfile(context, profile);
      expect(problems, "errors in the browser's console").toEqual([]);
    });
    return page;
  };

  const newUser = async (options: BrowserContextOptions = {}, profile: Partial<Profile> = {}) => {
    const page = await newPage(options);
    const { username = `user-${randomBytes(4).toString("hex")}`, ...names } = profile;
    const email = `${username}@example.com`;
    const data = { username, email, ...adaLovelace, ...names, password: userPassword };
    expect((await page.request.post("/api/register", { data })).status()).toBe(201);
    return page;
  };

  const signedInPage = async (path: string, options: BrowserContextOptions = {}) => {
    const page = await newUser(options);
    await page.goto(path);
    return page;
  };

  return { newPage, newUser, signedInPage, server };
}

/** Returns the user who is signed in on the page. */
export async function signedInUser(page: Page): Promise<{ username: string; email: string }> {
  const response = await page.request.get("/api/auth/user");
  return (await response.json()) as { username: string; email: string };
}

async function takePicture(page: Page, testName: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  const name = testName.replaceAll(/[^a-z0-9]+/gi, "-").slice(0, 120);
  // The screenshot only helps to debug. The test has failed with or without it.
  await page.screenshot({ path: `${pictures}${name}.png` }).catch(() => undefined);
}

/**
 * Collects exceptions and console errors. A rejected request is a normal response and is ignored.
 */
function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    const isAnswer = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isAnswer) problems.push(message.text());
  });
  return problems;
}
