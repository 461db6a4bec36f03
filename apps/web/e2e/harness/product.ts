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

/** Of everybody whom a product signs up. */
export const userPassword = "correct horse";

/** Pages wait this long for what they are told to wait for. */
const patienceMs = 45_000;

export type Product<Server extends SharedServer = SharedServer> = {
  /** A page of a browser profile that no other page of the test has; nobody is signed in. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** A page of a new user, who has opened nothing yet. */
  newUser: (options?: BrowserContextOptions, profile?: Partial<Profile>) => Promise<Page>;
  /** A page of a new user, at the path. */
  signedInPage: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  server: () => Server;
};

/**
 * The one server that all test files share whose users see nothing of each other: to start one, with
 * the processes that read CVs, takes four seconds of a processor.
 */
export function sharedProduct(): Product {
  return productOn(() => inject("sharedServer"));
}

/** A server for the tests of a file alone: for settings, and for what all of its users see. */
export function startProduct(settings: Record<string, string> = {}): Product<RunningServer> {
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = await startServer({ LOG_LEVEL: "debug", ...settings });
  });
  afterAll(async () => {
    if (server) await closeProfiles(server.url);
    // Whatever the tests of the file typed and uploaded: nothing of it may stand in the log.
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

/** Who is signed in on the page. */
export async function signedInUser(page: Page): Promise<{ username: string; email: string }> {
  const response = await page.request.get("/api/auth/user");
  return (await response.json()) as { username: string; email: string };
}

async function takePicture(page: Page, testName: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  const name = testName.replaceAll(/[^a-z0-9]+/gi, "-").slice(0, 120);
  // The picture helps to mend the test; without it the test has failed all the same.
  await page.screenshot({ path: `${pictures}${name}.png` }).catch(() => undefined);
}

/** Exceptions and console errors. A refused call is an answer, and so no problem of the page. */
function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    const isAnswer = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isAnswer) problems.push(message.text());
  });
  return problems;
}
