import { afterAll, beforeAll, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let api: Api;
beforeAll(async () => {
  desk = await makeTestDesk();
  api = await (await desk.signUp("recruiter")).api();
});
afterAll(() => desk.close());

test("a candidate whose only job is deleted is still known in full", async () => {
  const { id: jobId } = await api.jobs.create(backendJob);
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  const { results } = await api.uploads.upload(formOf([{ name: "noor.txt", content }], jobId));
  const id = results[0]?.candidateId ?? 0;
  const { score, decision, ...seen } = await api.candidates.detail({ id, jobId });
  const record = await api.candidates.get({ id });
  expect(record).toMatchObject(seen);
  expect(record.jobs).toMatchObject([{ id: jobId, totalScore: score.totalScore, decision }]);

  await api.jobs.delete({ id: jobId });
  const alone = await api.candidates.get({ id });
  expect(alone).toMatchObject(seen);
  expect(alone.email).toBe("noor@example.org");
  expect(alone.jobs).toEqual([]);

  await api.candidates.correct({ id, field: "phone", subject: "", value: "+49 30 1234567" });
  expect((await api.candidates.get({ id })).phone).toBe("+49 30 1234567");
});
