import { expect, onTestFinished, test } from "vitest";
import { makeTestApp } from "../testing/test-app.ts";

const statusOf = async (app: Awaited<ReturnType<typeof makeTestApp>>["app"], path: string) =>
  (await app.request(path)).status;

test("a server that can't write is alive but not ready", async () => {
  const { app, desk } = await makeTestApp();
  onTestFinished(() => desk.close());
  desk.parts.db.$client.pragma("query_only = ON");
  expect(await statusOf(app, "/api/health")).toBe(200);
  expect(await statusOf(app, "/api/ready")).toBe(503);
});

test("a server that can write is ready, and one whose disk is full isn't", async () => {
  const { app, desk } = await makeTestApp();
  onTestFinished(() => desk.close());
  expect(await (await app.request("/api/ready")).json()).toEqual({ status: "ready" });
  const diskSpace = {
    ...{ isFull: () => true, releaseReserve: () => undefined, stop: () => Promise.resolve() },
  };
  const full = await makeTestApp({}, { diskSpace });
  onTestFinished(() => full.desk.close());
  expect(await statusOf(full.app, "/api/ready")).toBe(503);
});
