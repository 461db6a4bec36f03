import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createUpdateCheck } from "./update-check.ts";

const clock = () => new Date("2026-03-01T12:00:00Z");
const ignore = () => undefined;
const log = { info: ignore, warn: ignore, error: ignore };

async function startForge(status: number, body: string) {
  const requests: { url: string | undefined; headers: IncomingMessage["headers"] }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url, headers: request.headers });
    response.writeHead(status, { Location: "http://127.0.0.1:9/" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  // The server listens on a port, not on a socket file.
  const { port } = server.address() as AddressInfo;
  return { requests, url: `http://127.0.0.1:${port}/latest` };
}

function check(url: string | undefined) {
  const updates = createUpdateCheck(url, { version: "0.1.0", clock, log });
  onTestFinished(() => updates.stop());
  return updates;
}

test("a newer version is found, and nothing but the request is sent", async () => {
  const { requests, url } = await startForge(200, `{"version":"0.2.0"}`);
  const updates = check(url);
  await vi.waitFor(() =>
    expect(updates.state()).toMatchObject({ status: "available", version: "0.2.0", url: null }),
  );
  expect(requests).toHaveLength(1);
  const [{ url: path, headers } = { url: "", headers: {} }] = requests;
  expect(path).toBe("/latest");
  expect(JSON.stringify(headers)).not.toMatch(/0\.1\.0|node\//);
  expect(headers.cookie ?? headers.authorization ?? headers.referer).toBeUndefined();
});

test.each([
  { what: "the same version", status: 200, body: `{"tag_name":"v0.1.0"}`, wanted: "latest" },
  { what: "an error", status: 500, body: "", wanted: "failed" },
  { what: "another place", status: 302, body: "", wanted: "failed" },
  { what: "no version", status: 200, body: "<html></html>", wanted: "failed" },
  {
    what: "too much",
    status: 200,
    body: `{"version":"${"0".repeat(3_000_000)}"}`,
    wanted: "failed",
  },
])("an answer with $what ends as $wanted", async ({ status, body, wanted }) => {
  const { url } = await startForge(status, body);
  const updates = check(url);
  await vi.waitFor(() => expect(updates.state().status).toBe(wanted));
});

test("without an address nothing is asked for", () => {
  expect(check(undefined).state()).toEqual({ status: "off" });
});
