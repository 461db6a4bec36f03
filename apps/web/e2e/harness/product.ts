import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { findLeaks } from "./log-watch.ts";
import { startServer } from "./server.ts";
import type { RunningServer } from "./server.ts";

const pictures = fileURLToPath(new URL("../../../../.cache/e2e/", import.meta.url));

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Pages wait this long for what they are told to wait for. */
const patienceMs = 45_000;

export type Product = {
  /** A page of its own browser profile, closed at the end of the test; nobody is signed in. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** A page of a new user, at the path. */
  signedInPage: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  server: () => RunningServer;
};

/** Starts one server and one browser for the tests of a file. */
export function startProduct(settings: Record<string, string> = {}): Product {
  let server: RunningServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startServer({ LOG_LEVEL: "debug", ...settings }),
      sharedBrowser(),
    ]);
  });
  afterAll(async () => {
    // Whatever the tests of the file typed and uploaded: nothing of it may stand in the log.
    await server?.stop((left) => expect(findLeaks(left), "told by the log").toEqual([]));
  });
  const running = () => {
    if (server === undefined) throw new Error("The server is not running yet.");
    return server;
  };

  const newPage = async (options: BrowserContextOptions = {}) => {
    if (browser === undefined) throw new Error("The browser is not open yet.");
    const context = await browser.newContext({
      baseURL: running().url,
      viewport: desktop,
      reducedMotion: "reduce",
      ...options,
    });
    context.setDefaultTimeout(patienceMs);
    const page = await context.newPage();
    const problems = watchProblems(page);
    onTestFinished(async ({ task }) => {
      if (task.result?.state === "fail") await takePicture(page, task.name);
      await context.close();
      expect(problems, "errors in the browser's console").toEqual([]);
    });
    return page;
  };

  const signedInPage = async (path: string, options: BrowserContextOptions = {}) => {
    const page = await newPage(options);
    const username = `user-${randomBytes(4).toString("hex")}`;
    const response = await page.request.post("/api/register", {
      data: {
        username,
        email: `${username}@example.com`,
        password: "correct horse",
        firstName: "Ada",
        lastName: "Lovelace",
      },
    });
    expect(response.status()).toBe(201);
    await page.goto(path);
    return page;
  };

  return { newPage, signedInPage, server: running };
}

async function takePicture(page: Page, testName: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  const name = testName.replaceAll(/[^a-z0-9]+/gi, "-").slice(0, 80);
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
