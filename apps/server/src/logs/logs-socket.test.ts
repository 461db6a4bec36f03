import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { createLogStore } from "@resume-picker/api/logs/log-store";
import type { LogStore } from "@resume-picker/api/logs/log-store";
import type { LogMessage } from "@resume-picker/domain/logs/log-entry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createApp } from "../app.ts";
import { createLog } from "./log.ts";
import { LogSocket } from "./logs-socket.ts";
import { jsonRequest, makeTestApp, register } from "../testing/test-app.ts";

let app: ReturnType<typeof createApp>;
let url: string;
let store: LogStore;
let admin: string;
let user: string;
let end: () => Promise<void>;

beforeAll(async () => {
  const { desk } = await makeTestApp();
  const { parts } = desk;
  const log = createLog("info", parts.logs, "/dev/null");
  const env = { APP_URL: "http://localhost:3000", TRUST_PROXY: 0, METRICS_TOKEN: undefined };
  app = createApp(parts, { env, log, webDirectory: null });
  store = await createLogStore({
    db: parts.db,
    hub: parts.logs,
    clock: parts.clock,
    days: () => 14,
  });
  // Without TLS options, this is a plain server.
  const server = serve({
    fetch: app.fetch,
    port: 0,
    hostname: "127.0.0.1",
    overrideGlobalObjects: false,
  }) as Server;
  await new Promise((resolve) => server.once("listening", resolve));
  const sockets = new LogSocket(
    server,
    { ...parts, flushLogs: store.flush },
    { appUrl: env.APP_URL },
  );
  // The server is listening, which means that the address has a port.
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  admin = await register(app, "ada");
  user = await register(app, "ben");
  // The second registration raises the first entry's count, which is sent a moment later.
  await new Promise((resolve) => setTimeout(resolve, 600));
  end = async () => {
    sockets.close();
    server.close();
    await store.stop();
    await desk.close();
  };
});
afterAll(() => end());

type Viewer = { socket: WebSocket; messages: LogMessage[]; ids: () => number[] };

async function view(cookie: string, after = 0): Promise<Viewer> {
  const socket = new WebSocket(`${url}/ws/logs?after=${after}`, { headers: { cookie } });
  const messages: LogMessage[] = [];
  socket.on("message", (data: Buffer) => messages.push(JSON.parse(data.toString()) as LogMessage));
  await expect.poll(() => messages[0]?.type).toBe("init");
  const ids = () =>
    messages.flatMap((message) => {
      if (message.type === "init") return message.entries.map(({ id }) => id);
      return "entry" in message ? [message.entry.id] : [];
    });
  return { socket, messages, ids };
}

const get = async (path: string, cookie: string) => app.request(path, { headers: { cookie } });
const statusOf = (path: string, headers: Record<string, string>) =>
  new Promise<number>((resolve) => {
    const socket = new WebSocket(url + path, { headers });
    socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
    socket.on("open", () => resolve(101));
    socket.on("error", () => undefined);
  });

test("nobody without a session, and no foreign page, gets to the stream", async () => {
  expect(await statusOf("/ws/logs", {})).toBe(401);
  expect(await statusOf("/ws/logs", { cookie: "resume_picker_session=made-up" })).toBe(401);
  const foreign = { cookie: admin, origin: "https://elsewhere.example" };
  expect(await statusOf("/ws/logs", foreign)).toBe(403);
  expect(await statusOf("/ws/logs", { cookie: admin, origin: "null" })).toBe(403);
  expect(await statusOf("/ws/other", { cookie: admin })).toBe(404);
  expect(await statusOf("/ws/logs", { cookie: admin, origin: "http://localhost:3000" })).toBe(101);
});

test("an admin sees every request, a user only their own", async () => {
  const [adas, bens] = [await view(admin), await view(user)];
  const response = await get("/api/jobs/4711", admin);
  const requestId = response.headers.get("x-request-id");
  await get("/api/jobs", user);
  const routesOf = ({ messages }: Viewer) =>
    messages.flatMap((message) => ("entry" in message ? [message.entry.details.route] : []));
  await expect.poll(() => routesOf(adas)).toEqual(["/api/jobs/:id", "/api/jobs"]);
  await expect.poll(() => routesOf(bens)).toEqual(["/api/jobs"]);
  const [own] = adas.messages.flatMap((message) => ("entry" in message ? [message.entry] : []));
  expect(own?.requestId).toBe(requestId);
  const again = await view(user);
  const [init] = again.messages;
  expect(init?.type === "init" && init.entries.every(({ id }) => bens.ids().includes(id))).toBe(
    true,
  );
  for (const { socket } of [adas, bens, again]) socket.close();
});

test("anybody who comes back gets what was missed, once each", async () => {
  const first = await view(admin);
  const earlier = first.ids().length;
  await get("/api/jobs", admin);
  await expect.poll(() => first.ids().length).toBe(earlier + 1);
  const before = first.ids();
  first.socket.terminate();
  for (let call = 0; call < 5; call += 1) await get("/api/jobs", user);
  const calls = Promise.all(Array.from({ length: 20 }, () => get("/api/jobs", user)));
  const again = await view(admin, Math.max(...before));
  await calls;
  await expect.poll(() => again.ids().length).toBe(25);
  expect(new Set([...before, ...again.ids()]).size).toBe(before.length + 25);
  again.socket.close();
});

test("a client error is one entry of one line, however often it comes; a huge one is refused", async () => {
  const viewer = await view(admin);
  const body = {
    message: "\u001b[31mfailed\r\n</script><script>alert(1)</script> Amara Okafor",
    stack: "",
    url: "http://localhost:3000/jobs/1?token=secret",
  };
  const send = (content: unknown) =>
    app.request("/api/logs/client-error", jsonRequest("POST", content));
  const answers = await Promise.all([send(body), send(body), send(body)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const errors = () =>
    viewer.messages.flatMap((message) => (message.type === "error" ? [message.entry] : []));
  // The first entry is sent at once, the repeated ones a moment later as a count.
  await expect.poll(errors).toHaveLength(2);
  const entries = errors();
  expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
  expect(entries.at(-1)).toMatchObject({ count: 3, category: "client" });
  expect(entries.at(-1)?.message).toMatch(/^failed <\/script><script>…\(1\)<\/script> …$/);
  expect((await send({ ...body, message: "x".repeat(1_000_000) })).status).toBe(413);
  expect((await send({ message: 3 })).status).toBe(400);
  viewer.socket.close();
});

test("an alert tells of errors that come in numbers", async () => {
  const viewer = await view(admin);
  for (const word of ["undefined", "null", "function", "array", "string", "number"]) {
    const body = { message: `Unexpected ${word}` };
    await app.request("/api/logs/client-error", jsonRequest("POST", body));
  }
  await expect
    .poll(() => viewer.messages.find(({ type }) => type === "alert"))
    .toMatchObject({
      category: "client",
      suggestion: expect.stringMatching(/\w/) as string,
    });
  viewer.socket.close();
});

test("the summary counts errors by category and names the slowest operations", async () => {
  await store.flush();
  const summary = await (await get("/api/logs/summary", admin)).json();
  expect(summary).toMatchObject({
    errorSummary: { frequency: { client: expect.any(Number) as number } },
    performanceMetrics: expect.arrayContaining([
      expect.objectContaining({ operation: expect.any(String) as string }),
    ]) as unknown,
  });
  expect(await (await get("/api/logs/summary", user)).json()).toMatchObject({
    errorSummary: { frequency: {}, suggestions: [] },
  });
});

test("a session that ends takes its stream along within five seconds", async () => {
  const viewer = await view(user);
  const closed = new Promise<number>((resolve) => viewer.socket.on("close", resolve));
  const users = (await (await get("/api/admin/users", admin)).json()) as {
    id: string;
    username: string;
  }[];
  const ben = users.find(({ username }) => username === "ben");
  const body = { isActive: false };
  const started = performance.now();
  await app.request(
    `/api/admin/users/${ben?.id ?? ""}/status`,
    jsonRequest("PATCH", body, { cookie: admin }),
  );
  expect(await closed).toBe(4401);
  expect(performance.now() - started).toBeLessThan(5000);
});

test("one session opens five live logs, and nobody else goes without", async () => {
  const cleo = await register(app, "cleo");
  const viewers = await Promise.all([1, 2, 3, 4, 5].map(() => view(cleo)));
  const refused = new WebSocket(`${url}/ws/logs`, { headers: { cookie: cleo } });
  const status = await new Promise((resolve) => {
    refused.on("unexpected-response", (_, response) => resolve(response.statusCode));
    refused.on("error", () => undefined);
  });
  expect(status).toBe(429);
  const other = await view(admin);
  for (const { socket } of [...viewers, other]) socket.close();
});
