import { createLogStore } from "@resume-picker/api/logs/log-store";
import { listLogEntries } from "@resume-picker/db/queries/logs/logs";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "../app.ts";
import { createLog } from "./log.ts";
import { jsonRequest, makeTestApp, register } from "../testing/test-app.ts";

async function makeLoggingApp() {
  const { desk } = await makeTestApp();
  const { parts } = desk;
  const log = createLog("info", parts.logs, "/dev/null");
  const env = { APP_URL: "http://localhost:3000", TRUST_PROXY: 1, METRICS_TOKEN: undefined };
  const app = createApp(parts, { env, log, webDirectory: null });
  const store = await createLogStore({
    db: parts.db,
    hub: parts.logs,
    clock: () => new Date(),
    days: () => 14,
  });
  onTestFinished(async () => {
    await store.stop();
    await desk.close();
  });
  const stored = async () => {
    await store.flush();
    return listLogEntries(parts.db, { scope: null, after: 0, limit: 10_000 });
  };
  return { app, stored };
}

test("a visitor's 4,000 requests are a few counted entries, beside which an admin's stand one by one", async () => {
  const { app, stored } = await makeLoggingApp();
  const cookie = await register(app, "ada");
  for (let round = 0; round < 1000; round += 1) {
    await app.request("/api/jobs");
    await app.request(`/api/nowhere/${round}`);
    await app.request(`/api/blog/posts/slug/post-${round}`);
    await app.request("/api/trpc/accounts.session,blog.list?batch=1&input={}");
  }
  for (let round = 0; round < 3; round += 1)
    await app.request("/api/jobs", { headers: { cookie } });
  const rows = await stored();
  const ofVisitors = rows.filter(({ origin }) => origin.startsWith("visitor"));
  // The registration and four kinds of entries, twice because a minute may end during the test.
  expect(ofVisitors.length).toBeLessThanOrEqual(2 * 5);
  expect(ofVisitors.reduce((sum, { count }) => sum + count, 0)).toBe(4001);
  const ofAda = rows.filter(({ origin }) => origin === "admins");
  expect(ofAda.map(({ message, count }) => [message, count])).toEqual(
    Array(3).fill(["GET /api/jobs answered 200", 1]),
  );
});

test("visitors' reports of browser errors use up nobody else's allowance and share", async () => {
  const { app, stored } = await makeLoggingApp();
  const cookie = await register(app, "ada");
  const report = (message: string, headers: Record<string, string>) =>
    app.request("/api/logs/client-error", jsonRequest("POST", { message }, headers));
  const statuses = new Set<number>();
  const words = ["undefined", "null", "not", "function", "property", "read", "of", "object"];
  for (let round = 0; round < 620; round += 1) {
    const message = words.filter((_word, bit) => (round >> bit) % 2 === 1).join(" ");
    const headers = { "x-forwarded-for": `192.0.2.${round % 20}` };
    statuses.add((await report(`Error ${message}`, headers)).status);
  }
  expect(statuses).toEqual(new Set([201, 429]));
  const own = { cookie, "x-forwarded-for": "198.51.100.7" };
  expect((await report("TypeError: undefined is not a function", own)).status).toBe(201);
  const ofBrowsers = (await stored()).filter(({ category }) => category === "client");
  expect(new Set(ofBrowsers.map(({ origin }) => origin))).toEqual(
    new Set(["visitorErrors", "browserErrors"]),
  );
  expect(ofBrowsers.filter(({ origin }) => origin === "browserErrors")).toHaveLength(1);
});
