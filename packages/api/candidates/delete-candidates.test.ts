import { readdirSync } from "node:fs";
import { packIds } from "@resume-picker/domain/candidates/packed-ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
beforeAll(async () => {
  desk = await makeTestDesk();
});
afterAll(() => desk.close());

const storedFiles = () =>
  readdirSync(desk.uploads, { recursive: true, withFileTypes: true }).filter((e) => e.isFile())
    .length;

test("the chosen candidates go together with their files, or, where one is foreign, none", async () => {
  const stranger = await (await desk.signUp("stranger")).api();
  const api = await (await desk.signUp("recruiter")).api();
  const files = ["Noor Haddad", "Ida Berg", "Tom Reyes"].map((name, index) => ({
    name: `${name}.txt`,
    content: resumeText({ name, email: `p${index}@example.org` }),
  }));
  const { id } = await api.jobs.create(backendJob);
  const { results } = await api.uploads.upload(formOf(files, id));
  const [first = 0, second = 0, third = 0] = results.map(({ candidateId }) => candidateId);
  const foreign = await stranger.uploads.upload(
    formOf([{ name: "x.txt", content: resumeText({ name: "Ann Else", email: "x@example.org" }) }]),
  );
  const foreignId = foreign.results[0]?.candidateId ?? 0;

  await expect(api.candidates.deleteMany({ ids: [first, foreignId] })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(storedFiles()).toBe(4);

  expect(await api.candidates.deleteMany({ ids: [first, third, first] })).toEqual({
    message: "2 candidates deleted successfully",
  });
  const left = await api.candidates.listForJob({ id });
  expect(left.map((candidate) => candidate.id)).toEqual([second]);
  expect(storedFiles()).toBe(2);

  // As a page names them that is being left: packed, or a long list wouldn't be sent at all.
  await expect(api.candidates.deleteMany({ ids: "1, 2" })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  expect(await api.candidates.deleteMany({ ids: packIds([second]) })).toEqual({
    message: "1 candidates deleted successfully",
  });
  expect(await api.candidates.listForJob({ id })).toEqual([]);
});
