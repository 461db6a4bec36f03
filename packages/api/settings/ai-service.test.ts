import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { timedEngine } from "@resume-picker/adapters/logs/timed-engine";
import { createSecretBox } from "@resume-picker/adapters/secrets/secret-box";
import { expect, onTestFinished, test } from "vitest";
import { startModelServer } from "../testing/model-server.ts";
import { makeTestDesk } from "../testing/test-desk.ts";
import { AiService } from "./ai-service.ts";
import type { EnvironmentAiService } from "./ai-service.ts";

const key = "sk-plain-7f3a9c";
const sampleDataDirectory = fileURLToPath(
  new URL("../../../apps/server/sample-data", import.meta.url),
);

async function openDesk(environment: EnvironmentAiService = {}) {
  const server = await startModelServer();
  const desk = await makeTestDesk({ sampleDataDirectory, localModelPorts: [server.port, 1] });
  onTestFinished(async () => {
    server.close();
    await desk.close();
  });
  const { db, dataDirectory, timings, log } = desk.parts;
  const keyFile = join(dataDirectory, "secrets.key");
  /** Creates the service like the server's start. */
  const start = async () => {
    const aiService = await AiService.open({
      ...{ db, box: createSecretBox(keyFile), environment },
      wrap: (engine) => timedEngine(engine, timings, log),
    });
    Object.assign(desk.parts, { aiService });
  };
  await start();
  const admin = await desk.signUp("ada");
  const { baseUrl } = server;
  const service = { isOn: true, baseUrl, model: "tiny-model", key };
  /** Uses a new request each time, because a request keeps the engine it started with. */
  const settings = async () => (await admin.api()).settings;
  const call = async () => {
    await (await settings()).testAiService();
    return server.calls.at(-1);
  };
  return { desk, server, admin, settings, service, start, keyFile, call };
}

test("only administrators see the service, change it, ask it and look for others", async () => {
  const { desk, server } = await openDesk();
  const user = await desk.signUp("ben");
  for (const [client, code] of [
    [desk.visitor(), "UNAUTHORIZED"],
    [user, "FORBIDDEN"],
  ] as const) {
    const { settings } = await client.api();
    const calls = [
      () => settings.aiService(),
      () => settings.changeAiService({ isOn: false }),
      () => settings.testAiService(),
      () => settings.findLocalModels(),
      () => settings.sentSample(),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code });
  }
  expect(server.calls).toHaveLength(0);
});

test("what is saved is asked at once and after a restart, and off asks nobody", async () => {
  const { desk, admin, settings, service, start, call, server } = await openDesk();
  expect(await (await settings()).aiService()).toEqual({
    ...{ isOn: false, baseUrl: null, model: null, key: "none", timeoutSeconds: 120, locked: [] },
    uses: ["postings", "judging", "ranking"],
  });
  expect(desk.parts.ai.host).toBeNull();
  const saved = await (await settings()).changeAiService(service);
  expect(saved).toMatchObject({ isOn: true, model: "tiny-model", key: "stored" });
  expect(await call()).toMatchObject({ authorization: `Bearer ${key}` });
  await (await settings()).changeAiService({ model: "large-model", timeoutSeconds: 600 });
  const { ai } = desk.parts;
  expect(ai).toMatchObject({ name: "large-model", host: `127.0.0.1:${server.port}` });
  await start();
  expect(await call()).toMatchObject({ authorization: `Bearer ${key}` });
  expect((await (await admin.api()).admin.status()).aiEngine).toBe("large-model");
  await (await settings()).changeAiService({ isOn: false });
  await expect((await settings()).testAiService()).rejects.toMatchObject({ code: "CONFLICT" });
  expect(desk.parts.ai.judge).toBeNull();
  expect(server.calls).toHaveLength(2);
});

test("neither database, log, files, audit trail nor any answer has the key in the clear", async () => {
  const { desk, admin, settings, service, server, keyFile } = await openDesk();
  const answers: unknown[] = [await (await settings()).changeAiService(service)];
  server.answerWith(() => 401);
  const refused = await (await settings()).testAiService();
  expect(refused.failure?.code).toBe("AI_KEY_REFUSED");
  answers.push(refused, await (await settings()).aiService(), await (await settings()).list());
  const api = await admin.api();
  answers.push(await api.admin.audit({}), await api.admin.status());
  const { logged, parts } = desk;
  expect(logged.map(({ message }) => message)).toContain(
    "AI call failed (key refused, status 401)",
  );
  const stored = parts.db.$client.serialize().toString("latin1");
  expect(stored).toContain("AI_SERVICE");
  // The log writes an entry's fields, and only the class and code of an error.
  const told = logged.map(({ fields, message }) => JSON.stringify({ fields, message }));
  for (const text of [stored, ...told, JSON.stringify(answers)]) expect(text).not.toContain(key);
  const names = await readdir(parts.dataDirectory, { recursive: true, withFileTypes: true });
  const files = names
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
  expect(files).toContain(keyFile);
  for (const file of files) expect(await readFile(file, "latin1")).not.toContain(key);
  const events = (await api.admin.audit({})).filter(({ action }) => action.startsWith("ai-"));
  expect(events.map(({ action, username, metadata }) => [action, username, metadata])).toEqual([
    ["ai-service.test", "ada", { host: `127.0.0.1:${server.port}`, model: "tiny-model" }],
    [
      ...["ai-service.change", "ada"],
      {
        ...{ service: "on", host: `127.0.0.1:${server.port}`, model: "tiny-model", key: "stored" },
        ...{ uses: "postings, judging, ranking", changed: "isOn, baseUrl, model, key" },
      },
    ],
  ]);
});

test("a key goes only to the host that it was entered for", async () => {
  const { settings, service, server, call, keyFile, start } = await openDesk();
  const other = await startModelServer();
  onTestFinished(() => other.close());
  await (await settings()).changeAiService(service);
  const same = await (await settings()).changeAiService({ baseUrl: `${service.baseUrl}/` });
  expect(same.key).toBe("stored");
  const moved = await (await settings()).changeAiService({ baseUrl: other.baseUrl });
  expect(moved.key).toBe("none");
  await (await settings()).testAiService();
  expect(other.calls.map(({ authorization }) => authorization)).toEqual(["Bearer none"]);
  await (await settings()).changeAiService(service);
  expect((await (await settings()).changeAiService({ key: null })).key).toBe("none");
  expect(await call()).toMatchObject({ authorization: "Bearer none" });
  await (await settings()).changeAiService({ key });
  await rm(keyFile);
  await start();
  expect((await (await settings()).aiService()).key).toBe("unreadable");
  expect(server.calls.filter(({ authorization }) => authorization.includes(key))).toEqual([]);
});

test("the environment wins, locks what it sets, and its key is sent to its own address only", async () => {
  const { settings, server, service } = await openDesk({ apiKey: "sk-outside" });
  expect(await (await settings()).aiService()).toMatchObject({
    ...{ isOn: true, baseUrl: "https://api.openai.com/v1", model: "gpt-4o-mini" },
    ...{ key: "environment", locked: ["isOn", "baseUrl", "key"] },
  });
  for (const change of [{ isOn: false }, { baseUrl: service.baseUrl }, { key: null }]) {
    await expect((await settings()).changeAiService(change)).rejects.toMatchObject({
      code: "CONFLICT",
      message: "OPENAI_API_KEY or OPENAI_BASE_URL is set in the environment. Change it there.",
    });
  }
  const changed = await (await settings()).changeAiService({ model: "m", timeoutSeconds: 600 });
  expect(changed).toMatchObject({ model: "m", timeoutSeconds: 600, isOn: true });

  const limited = await openDesk({ uses: ["ranking", "postings"] });
  const shown = await (await limited.settings()).changeAiService(limited.service);
  expect(shown).toMatchObject({ uses: ["postings", "ranking"], locked: ["uses"] });
  await expect((await limited.settings()).changeAiService({ uses: [] })).rejects.toMatchObject({
    ...{ code: "CONFLICT", message: "OPENAI_USES is set in the environment. Change it there." },
  });
  expect(limited.desk.parts.ai.judge).toBeNull();

  const named = await openDesk({ baseUrl: server.baseUrl, model: "outside-model" });
  const lockedModel = (await named.settings()).changeAiService({ model: "m" });
  await expect(lockedModel).rejects.toMatchObject({ code: "CONFLICT" });
  await named.call();
  expect(server.calls).toMatchObject([{ authorization: "Bearer none" }]);
  expect((await (await named.settings()).testAiService()).model).toBe("outside-model");
});

test("what can't be is not saved, the message names the field, and nothing is changed", async () => {
  const { settings } = await openDesk();
  const before = await (await settings()).aiService();
  for (const [change, path] of [
    [{ isOn: true }, "baseUrl"],
    [{ isOn: true, baseUrl: "http://127.0.0.1:1/v1" }, "model"],
    [{ key }, "baseUrl"],
    [{ baseUrl: "ftp://127.0.0.1/v1" }, "baseUrl"],
    [{ baseUrl: "http://ada:secret@127.0.0.1/v1" }, "baseUrl"],
    [{ baseUrl: "https://ai.example.com/v1?key=secret" }, "baseUrl"],
    [{ baseUrl: "http://127.0.0.1:1/v1", key: "two words" }, "key"],
    [{ timeoutSeconds: 4 }, "timeoutSeconds"],
  ] as const) {
    const error: unknown = await (
      await settings()
    )
      .changeAiService(change)
      .then(() => null)
      .catch((thrown: unknown) => thrown);
    expect(error, JSON.stringify(change)).toMatchObject({ code: "BAD_REQUEST" });
    const { cause } = error as { cause: { issues: { path: unknown }[] } };
    expect(cause.issues.map((issue) => String(issue.path))).toEqual([path]);
  }
  expect(await (await settings()).aiService()).toEqual(before);
});

test("the test tells answers, time, tokens and whether the format was followed", async () => {
  const { settings, service, server } = await openDesk();
  await (await settings()).changeAiService(service);
  const honest = await (await settings()).testAiService();
  expect(honest).toMatchObject({ failure: null, followsFormat: true, tokens: 2000 });
  expect(honest.milliseconds).toBeGreaterThan(0);
  expect(honest.rows).toMatchObject([
    { requirement: "TypeScript", state: "shown", isQuoteFound: true },
    { state: "not found", isQuoteFound: null },
    { state: "not found", isQuoteFound: null },
  ]);
  const [call] = server.calls;
  expect(call?.prompt).toContain("REST APIs in TypeScript");
  expect(call?.prompt).not.toMatch(/mateus|carvalho|910 555|example\.com/i);
  const sent = await (await settings()).sentSample();
  const fence = /^Requirements\n(.*)$/mu.exec(call?.prompt ?? "")?.[1] ?? "";
  expect(call?.prompt.replaceAll(fence, "=====")).toBe(`${sent.instructions}\n${sent.text}`);

  const row = { step: null, roleLines: [], why: "" };
  const invented = { ...row, requirement: 1, state: "shown", line: 3, quote: "Ten years of Rust" };
  server.answerWith(() => JSON.stringify({ rows: [invented, { ...invented, requirement: 2 }] }));
  const lied = await (await settings()).testAiService();
  expect(lied).toMatchObject({ failure: null, followsFormat: false });
  expect(lied.rows.map(({ isQuoteFound }) => isQuoteFound)).toEqual([false, false, null]);
});

test("each failure of a service is told in words of its own", async () => {
  const { settings, service, server } = await openDesk();
  await (await settings()).changeAiService(service);
  for (const [answer, code, words] of [
    [401, "AI_KEY_REFUSED", /rejected the key/],
    [404, "AI_NOT_FOUND", /does not know the model/],
    [402, "AI_NO_CREDIT", /no credit left/],
    ["I would rather chat.", "AI_SHAPE", /not in the shape asked for/],
  ] as const) {
    server.answerWith(() => answer);
    const { failure, followsFormat, rows } = await (await settings()).testAiService();
    expect(failure).toEqual({ code, message: expect.stringMatching(words) as string });
    expect({ followsFormat, rows }).toEqual({ followsFormat: false, rows: [] });
  }
});

test("a change ends what the former service is still asked, and nothing more is sent to it", async () => {
  const { desk, settings, service, server } = await openDesk();
  await (await settings()).changeAiService(service);
  server.answerWith(() => null);
  const former = desk.parts.ai;
  const running = (await settings()).testAiService();
  await expect.poll(() => server.calls.length).toBe(1);
  await (await settings()).changeAiService({ isOn: false });
  expect((await running).failure?.message).toBe(
    "The AI service was changed meanwhile. Please start again.",
  );
  const part = { lines: [{ number: 1, text: "Nurse" }], part: 1, parts: 1 };
  await expect(former.readPosting?.({ part })).rejects.toThrow("changed meanwhile");
  expect(server.calls).toHaveLength(1);
});

test("services on this machine are found with their models, where one answers", async () => {
  const { settings, server } = await openDesk();
  expect(await (await settings()).findLocalModels()).toEqual([
    { baseUrl: server.baseUrl, models: ["tiny-model", "large-model"] },
  ]);
});
