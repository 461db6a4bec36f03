import { findSecrets, textOfAnswer } from "@resume-picker/api/testing/find-secrets";
import { secretKinds } from "@resume-picker/api/testing/secret-cvs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "../rest/routes.ts";
import { blindCalls, callProcedure, isAboutCandidates } from "../testing/blind-calls.ts";
import { blindRoles, makeBlindDesk } from "../testing/blind-desk.ts";
import type { BlindDesk } from "../testing/blind-desk.ts";
import { jsonRequest } from "../testing/test-app.ts";

let desk: BlindDesk;
// OCR takes seconds of processor time per page.
beforeAll(async () => {
  const kinds = Array.from(
    { length: 20 },
    (_, at) => secretKinds[at % secretKinds.length] ?? "txt",
  );
  desk = await makeBlindDesk(kinds);
}, 600_000);
afterAll(() => desk.desk.close());

test("20 CVs of four types: no REST path tells who they are", { timeout: 300_000 }, async () => {
  const hits: string[] = [];
  let answers = 0;
  const calls = blindCalls(desk).filter((call) => isAboutCandidates(call) && !call.isLast);
  for (const { method, path, procedure } of routes) {
    for (const { input } of calls.filter(({ name }) => name === procedure)) {
      const answer = await request(method, path, input);
      answers += 1;
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const text = `${JSON.stringify([...answer.headers])}\n${await textOfAnswer(bytes)}`;
      hits.push(...findSecrets(text, desk.cvs).map((hit) => `${method} ${path}: ${hit}`));
    }
  }
  expect(hits.join("\n")).toBe("");
  expect(answers).toBeGreaterThan(200);
});

test(
  "20 CVs of four types: no procedure tells any role who they are",
  { timeout: 300_000 },
  async () => {
    const hits: string[] = [];
    const calls = blindCalls(desk);
    for (const isLast of [false, true]) {
      for (const role of [...blindRoles, "admin"] as const) {
        for (const call of calls) {
          if (call.isLast !== isLast || !(isAboutCandidates(call) || role === "admin")) continue;
          const api = await desk.clients[role].api();
          const answer = await callProcedure(api, call).catch(String);
          const found = findSecrets(await textOfAnswer(answer), desk.cvs);
          hits.push(...found.map((hit) => `${call.name} as ${role}: ${hit}`));
        }
      }
    }
    expect(hits.join("\n")).toBe("");
  },
);

function request(method: string, path: string, input: unknown) {
  const headers = { cookie: desk.clients.owner.cookie() };
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(Object(input), name))),
  );
  if (input instanceof FormData) return desk.app.request(filled, { method, headers, body: input });
  if (method !== "GET" && method !== "DELETE")
    return desk.app.request(filled, jsonRequest(method, input ?? {}, headers));
  const fields = Object.entries(Object(input) as Record<string, unknown>);
  const texts = fields.map(([key, value]): [string, string] => [key, String(value)]);
  const query = new URLSearchParams(texts);
  return desk.app.request(`${filled}?${query.toString()}`, { method, headers });
}
