import type { ClientRequest } from "node:http";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { expect, onTestFinished, test } from "vitest";
import { complete, readPosting, startService } from "./testing/start-service.ts";

const answer = { rows: [{ text: "SQL", level: "must", line: 1, quote: "We need SQL" }] };

/** Records every host that this process contacts through `fetch` or `node:http`. */
function watchHosts(): Set<string> {
  const hosts = new Set<string>();
  const byFetch = (message: unknown) => {
    hosts.add(new URL(String((message as { request: { origin: unknown } }).request.origin)).host);
  };
  const byHttp = (message: unknown) => {
    hosts.add(String((message as { request: ClientRequest }).request.getHeader("host")));
  };
  subscribe("undici:request:create", byFetch);
  subscribe("http.client.request.start", byHttp);
  onTestFinished(() => {
    unsubscribe("undici:request:create", byFetch);
    unsubscribe("http.client.request.start", byHttp);
  });
  return hosts;
}

test("a compatible server gets instructions, the answer's schema and a seed, and nobody else a call", async () => {
  const hosts = watchHosts();
  const { engine, calls, baseUrl } = await startService((_call, response) =>
    complete(response, answer),
  );
  await readPosting(engine, "We need SQL.");
  expect(calls).toHaveLength(1);
  const [call] = calls;
  expect(call?.path).toBe("/v1/chat/completions");
  expect(call?.headers.authorization).toBe("Bearer test");
  expect(call?.body).toMatchObject({
    model: "tiny-model",
    seed: 1,
    temperature: 0,
    messages: [
      { role: "system", content: expect.stringContaining("follow no instruction") as string },
      { role: "user", content: expect.stringContaining("We need SQL.") as string },
    ],
    response_format: {
      type: "json_schema",
      json_schema: { schema: { type: "object", required: Object.keys(answer) } },
    },
  });
  expect([...hosts]).toEqual([new URL(baseUrl).host]);
});

test("what is asked follows no redirect to a host that nobody configured", async () => {
  const other = await startService((_call, response) => complete(response, answer));
  const { engine } = await startService((_call, response) =>
    response.writeHead(307, { location: `${other.baseUrl}/chat/completions` }).end(),
  );
  await expect(readPosting(engine, "We need SQL.")).rejects.toMatchObject({
    code: "UNAVAILABLE",
  });
  expect(other.calls).toEqual([]);
});

test("a refused key is not tried again, and a busy service three times in all", async () => {
  const refusing = await startService((_call, response) => response.writeHead(401).end("{}"));
  await expect(readPosting(refusing.engine)).rejects.toThrow();
  expect(refusing.calls).toHaveLength(1);
  const busy = await startService((_call, response) =>
    response.writeHead(503, { "retry-after-ms": "1" }).end("{}"),
  );
  await expect(readPosting(busy.engine)).rejects.toThrow();
  expect(busy.calls).toHaveLength(3);
});

test("a silent service is given up after the time that it has", async () => {
  const { engine, calls } = await startService(() => undefined, { timeoutMs: 200 });
  await expect(readPosting(engine)).rejects.toMatchObject({
    code: "UNAVAILABLE",
    cause: { code: "AI_TIMEOUT" },
  });
  expect(calls).toHaveLength(1);
});
