import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppServer } from "../app-server.ts";
import { makeTestApp, register } from "../testing/test-app.ts";

let made: Awaited<ReturnType<typeof makeTestApp>>;
let server: AppServer;
let cookie: string;
beforeAll(async () => {
  made = await makeTestApp();
  cookie = await register(made.app, "ada");
  await new Promise<void>((resolve) => {
    server = new AppServer(made.app, {
      ...{ port: 0, host: "127.0.0.1", onReady: () => resolve(), onPortInUse: () => undefined },
    });
  });
});
afterAll(async () => {
  await server.close();
  await made.desk.close();
});

const megabyte = 1024 * 1024;
const json = "Content-Type: application/json";
const form = "Content-Type: multipart/form-data; boundary=edge";
const fileParts = (count: number, bytes: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `--edge\r\nContent-Disposition: form-data; name="files"; filename="${at}.txt"\r\nContent-Type: text/plain\r\n\r\n${"a".repeat(bytes)}\r\n`,
  ).join("");

const length = (bytes: number) => `Content-Length: ${bytes}`;
const requests = {
  "a visitor's, who states its size": {
    head: ["POST /api/login HTTP/1.1", json, length(3 * megabyte)],
    body: "a".repeat(3 * megabyte),
  },
  "a visitor's, in chunks": {
    head: ["POST /api/login HTTP/1.1", json, "Transfer-Encoding: chunked"],
    body: `${`10000\r\n${"a".repeat(65_536)}\r\n`.repeat(48)}0\r\n\r\n`,
  },
  "a user's, of JSON": {
    head: ["POST /api/jobs HTTP/1.1", json, length(20 * megabyte), "Cookie: "],
    body: "a".repeat(20 * megabyte),
  },
  "a user's, of too many CVs": {
    head: ["POST /api/upload HTTP/1.1", form, length(fileParts(150, 50_000).length), "Cookie: "],
    body: fileParts(150, 50_000),
  },
};

/** Sends everything before it reads, as simple clients do. Resolves to what it could read. */
async function send(head: readonly string[], body: string): Promise<string> {
  const socket = connect({ port: (server.http.address() as AddressInfo).port, host: "127.0.0.1" });
  let failure = "";
  socket.on("error", (error) => (failure = error.message));
  socket.pause();
  const lines = [head[0], "Host: localhost", ...head.slice(1)].join("\r\n");
  await once(socket, "connect");
  await new Promise((resolve) => {
    socket.write(`${lines.replace("Cookie: ", `Cookie: ${cookie}`)}\r\n\r\n`);
    socket.write(body, resolve);
  });
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  socket.resume();
  await expect.poll(() => answer + failure, { timeout: 10_000 }).toMatch(/\}$|E[A-Z]+/);
  socket.destroy();
  return failure === "" ? answer : failure;
}

test.each(Object.entries(requests))(
  "a client can read why its request is too large: %s",
  async (_, { head, body }) => {
    for (let turn = 0; turn < 5; turn += 1) {
      const answer = await send(head, body);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain('"code":"PAYLOAD_TOO_LARGE"');
    }
  },
);

test("a client that never stops sending is cut off", async () => {
  const socket = connect({ port: (server.http.address() as AddressInfo).port, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  socket.resume();
  socket.write(
    ["POST /api/login HTTP/1.1", "Host: localhost", json, length(1e12), "", ""].join("\r\n"),
  );
  const closed = new Promise((resolve) => socket.once("close", () => resolve(true)));
  const piece = "a".repeat(megabyte);
  const deadline = Date.now() + 20_000;
  while (!socket.destroyed && Date.now() < deadline) {
    socket.write(piece);
    await setTimeout(20);
  }
  expect(await Promise.race([closed, setTimeout(5000, false)])).toBe(true);
});
