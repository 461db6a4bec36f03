import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppServer } from "../app-server.ts";
import { makeTestApp, register } from "../testing/test-app.ts";

let made: Awaited<ReturnType<typeof makeTestApp>>;
let server: AppServer;
let port: number;
/** The number of calls in progress, their maximum, and their total. */
const calls = { now: 0, most: 0, all: 0, holdMs: 5 };
/** Restored afterwards, because the server replaces them for all files of this worker. */
const { Request, Response } = globalThis;

beforeAll(async () => {
  made = await makeTestApp();
  const { sessions } = made.desk.parts;
  const find = sessions.find.bind(sessions);
  // Each call is counted when its session is looked up, and takes as long as the test needs.
  sessions.find = async (cookie) => {
    calls.now += 1;
    calls.all += 1;
    calls.most = Math.max(calls.most, calls.now);
    await sleep(calls.holdMs);
    calls.now -= 1;
    return find(cookie);
  };
  await new Promise<void>((resolve) => {
    const onReady = () => resolve();
    const onPortInUse = () => undefined;
    server = new AppServer(made.app, { port: 0, host: "127.0.0.1", onReady, onPortInUse });
  });
  // The server listens on a port, not on a socket file.
  port = (server.http.address() as AddressInfo).port;
});
afterAll(async () => {
  await server.close();
  await made.desk.close();
  Object.assign(globalThis, { Request, Response });
});

const reset = (holdMs: number) => Object.assign(calls, { now: 0, most: 0, all: 0, holdMs });
const requests = (count: number, path: string, cookie = "a=b") =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`.repeat(count);

/** Sends a text on a new connection and reads until that many responses have arrived. */
async function send(text: string, answers: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  await new Promise<void>((resolve) => {
    socket.on("data", (chunk) => {
      received += String(chunk);
      if (received.split("HTTP/1.1 ").length > answers) resolve();
    });
    socket.on("close", () => resolve());
    socket.write(text);
  });
  socket.destroy();
  return received;
}

test("requests of one connection are answered in their order, one at a time", async () => {
  reset(5);
  const paths = ["/api/jobs?a", "/api/nothing", "/api/jobs?b", "/api/openapi.json"];
  const answers = await send(paths.map((path) => requests(1, path)).join(""), 4);
  expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    "401",
    "404",
    "401",
    "200",
  ]);
  expect(calls.most).toBe(1);
});

test("a connection with hundreds of waiting requests is told to wait", async () => {
  reset(0);
  const answers = await send(requests(400, "/api/jobs"), 400);
  expect(answers).toContain("429 Too Many Requests");
  expect(answers).toContain("waiting on this connection");
  expect(calls.all).toBe(201);
});

test("an account has two calls at a time, whatever its connections, and its neighbour two more", async () => {
  const ada = await register(made.app, "ada");
  const bea = await register(made.app, "bea");
  reset(20);
  const many = (cookie: string) =>
    Array.from({ length: 10 }, () => send(requests(1, "/api/jobs", cookie), 1));
  await Promise.all(many(ada));
  expect(calls).toMatchObject({ most: 2, all: 10 });
  reset(20);
  const answers = await Promise.all([...many(ada), ...many(bea)]);
  expect(calls).toMatchObject({ most: 4, all: 20 });
  expect(answers.every((answer) => answer.startsWith("HTTP/1.1 200"))).toBe(true);
});

test("calls whose client has left are dropped before they begin", async () => {
  reset(50);
  const sockets = Array.from({ length: 12 }, () => connect(port, "127.0.0.1"));
  for (const socket of sockets) socket.write(requests(3, "/api/jobs"));
  while (calls.all < 2) await sleep(1);
  for (const socket of sockets) socket.destroy();
  await Promise.all(sockets.map((socket) => once(socket, "close")));
  await send(requests(1, "/api/jobs"), 1);
  expect(calls.all).toBeLessThan(8);
});

test("a call that waits for something else holds nobody up", async () => {
  reset(2500);
  const slow = [1, 2].map(() => send(requests(1, "/api/jobs"), 1));
  while (calls.all < 2) await sleep(1);
  calls.holdMs = 0;
  await send(requests(1, "/api/jobs"), 1);
  expect(calls.now).toBe(2);
  await Promise.all(slow);
});

test("the calls of a batch are answered in turn, each with its own answer", async () => {
  const cookie = await register(made.app, "cleo");
  reset(0);
  const names = ["accounts.currentUser", "jobs.list", "accounts.nothing", "jobs.candidateCounts"];
  const answer = await made.app.request(`/api/trpc/${names.join(",")}?batch=1&input={}`, {
    headers: { cookie },
  });
  const results = (await answer.json()) as object[];
  expect(results.map((result) => "result" in result)).toEqual([true, true, false, true]);
});
