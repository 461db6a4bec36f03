import { fileURLToPath } from "node:url";
import { startModelServer } from "@resume-picker/api/testing/model-server";
import { expect, onTestFinished, test } from "vitest";
import { jsonRequest, makeTestApp, register } from "../testing/test-app.ts";

const key = "sk-over-rest-1b2c";
const path = "/api/admin/ai-service";

test("the AI service is shown, changed, tested and found over REST, by administrators only", async () => {
  const server = await startModelServer();
  const { app, desk } = await makeTestApp(
    {},
    {
      localModelPorts: [server.port],
      sampleDataDirectory: fileURLToPath(new URL("../../sample-data", import.meta.url)),
    },
  );
  onTestFinished(async () => {
    server.close();
    await desk.close();
  });
  const cookie = await register(app, "ada");
  const user = await register(app, "ben");
  const send = (call: string, body?: unknown, by = cookie) => {
    const [method = "", to = ""] = call.split(" ");
    return body === undefined
      ? app.request(to, { method, headers: { cookie: by } })
      : app.request(to, jsonRequest(method, body, { cookie: by }));
  };

  for (const call of [
    `GET ${path}`,
    `PATCH ${path}`,
    `POST ${path}/test`,
    `GET ${path}/sample`,
    `GET ${path}/local-models`,
  ]) {
    const body = call.startsWith("GET") ? undefined : {};
    expect((await send(call, body, "")).status, call).toBe(401);
    expect((await send(call, body, user)).status, call).toBe(403);
  }

  const found = await send(`GET ${path}/local-models`);
  const models = ["tiny-model", "large-model"];
  expect(await found.json()).toEqual([{ baseUrl: server.baseUrl, models }]);
  const service = { isOn: true, baseUrl: server.baseUrl, model: "tiny-model", key };
  const saved = await send(`PATCH ${path}`, service);
  expect(saved.status).toBe(200);
  const { key: _, ...shown } = service;
  const uses = ["postings", "judging", "ranking"];
  const expected = { ...shown, key: "stored", timeoutSeconds: 120, locked: [], uses };
  expect(await saved.json()).toEqual(expected);
  expect(await (await send(`GET ${path}`)).json()).toEqual(expected);
  expect(await (await send(`POST ${path}/test`, {})).json()).toMatchObject({
    ...{ failure: null, followsFormat: true, tokens: 2000, model: "tiny-model" },
  });
  expect(server.calls).toMatchObject([{ authorization: `Bearer ${key}` }]);
  const { text } = (await (await send(`GET ${path}/sample`)).json()) as { text: string };
  expect(text).toContain("REST APIs in TypeScript");
  expect(text).not.toContain("Carvalho");
  expect((await send(`PATCH ${path}`, { baseUrl: "file:///etc/passwd" })).status).toBe(400);
  expect((await send(`PATCH ${path}`, { isOn: false })).status).toBe(200);
  expect((await send(`POST ${path}/test`, {})).status).toBe(409);
});
