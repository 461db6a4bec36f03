import { startModelServer } from "@resume-picker/api/testing/model-server";
import { expect, onTestFinished, test } from "vitest";
import { jsonRequest, makeTestApp, register } from "../testing/test-app.ts";

const description = "Payroll Lead\n\nRequirements\n- Payroll accounting in Sage, and patience\n";
const cv = `Noor Haddad\nnoor@example.org\n\nExperience\nTreasury desk lead with Meridian Foods\nkept spring 2018 up to winter 2021\n\nSkills\nExcel, Payroll, SQL\n`;

async function open() {
  const { app, desk } = await makeTestApp();
  const models = await startModelServer();
  onTestFinished(async () => {
    models.close();
    await desk.close();
  });
  const cookie = await register(app, "ada");
  const send = async (call: string, body: unknown = {}) => {
    const [method = "", path = ""] = call.split(" ");
    const response = await app.request(path, jsonRequest(method, body, { cookie }));
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { app, models, cookie, send };
}

test("the shape of AI Extract is the specification's, whoever reads", async () => {
  const { models, send } = await open();
  const shape = ["mustHaveSkills", "niceToHaveSkills", "otherSkills", "reasoning"];
  const byRules = await send("POST /api/jobs/analyze-skills", { description });
  expect(Object.keys(byRules.body).sort()).toEqual(shape);
  const service = { isOn: true, baseUrl: models.baseUrl, model: "tiny-model" };
  expect((await send("PATCH /api/admin/ai-service", service)).status).toBe(200);
  const row = { text: "Sage", level: "must", line: 4, quote: "Payroll accounting in Sage" };
  models.answerWith(() => JSON.stringify({ rows: [row] }));
  const byModel = await send("POST /api/jobs/analyze-skills", { description });
  expect(byModel).toEqual({
    status: 200,
    body: {
      ...{ mustHaveSkills: ["Sage"], niceToHaveSkills: [], otherSkills: [] },
      reasoning: "Read by tiny-model. Sage: required in “Payroll accounting in Sage”.",
    },
  });
  models.answerWith(() => 500);
  const failed = await send("POST /api/jobs/analyze-skills", { description });
  expect(failed.status).toBe(200);
  expect(failed.body["mustHaveSkills"]).toEqual(byRules.body["mustHaveSkills"]);
  expect(String(failed.body["reasoning"])).toContain("The rules read this posting instead.");
});

test("repair has its path, and is refused until it is turned on", async () => {
  const { app, models, cookie, send } = await open();
  const form = new FormData();
  form.append("files", new File([cv], "noor.txt"));
  const uploaded = await app.request("/api/upload", {
    ...{ method: "POST", headers: { cookie }, body: form },
  });
  const { results } = (await uploaded.json()) as { results: { candidateId: number }[] };
  const path = `POST /api/candidates/${results[0]?.candidateId ?? 0}/repair`;
  const service = { isOn: true, baseUrl: models.baseUrl, model: "tiny-model" };
  await send("PATCH /api/admin/ai-service", service);
  expect(await send(path)).toMatchObject({ status: 409 });
  expect(await send("PATCH /api/admin/ai-service", { uses: ["repair"] })).toMatchObject({
    ...{ status: 200, body: { uses: ["repair"] } },
  });
  expect(await send("PATCH /api/admin/ai-service", { uses: ["everything"] })).toMatchObject({
    status: 400,
  });
  models.answerWith(() => JSON.stringify({ rows: [] }));
  expect(await send(path)).toEqual({
    ...{
      status: 200,
      body: { message: "tiny-model found no role to add.", repaired: 0, refused: 0 },
    },
  });
  models.answerWith(() => 500);
  expect(await send(path)).toMatchObject({ status: 503 });
  expect(await send("POST /api/candidates/999999/repair")).toMatchObject({ status: 404 });
});
