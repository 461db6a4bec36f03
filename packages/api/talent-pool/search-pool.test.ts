import { afterAll, beforeAll, expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";
import type { Api } from "../root.ts";

let desk: TestDesk;
let api: Api;
let jobId: number;

const cv = (name: string, skills: string) => ({
  name: `${name}.txt`,
  content: resumeText({ name, email: `${name.replaceAll(/\W/g, "")}@example.org`, skills }),
});

beforeAll(async () => {
  desk = await makeTestDesk();
  api = await (await desk.signUp("ada")).api();
  jobId = (await api.jobs.create(backendJob)).id;
  const files = [
    cv("Noor Haddad", "Kubernetes"),
    cv("Ida Berg", "Terraform"),
    cv("Tom Reyes", "Photoshop"),
  ];
  await api.uploads.upload(formOf(files, jobId));
  const other = await (await desk.signUp("ben")).api();
  await other.uploads.upload(formOf([cv("Zebulon Quark", "Xylophone")]));
});
afterAll(() => desk.close());

async function search(q: string, filters: { jobs?: "none" } = {}) {
  const { candidates, instead } = await api.talentPool.list({ q, ...filters });
  return { names: candidates.map(({ name }) => name), instead };
}

test("a mistyped word finds whom the right one would, and says so", async () => {
  expect(await search("kubernets")).toEqual({ names: ["Noor Haddad"], instead: "kubernetes" });
  expect(await search("kubernetes")).toEqual({ names: ["Noor Haddad"], instead: null });
  expect(await search("idda brg")).toEqual({ names: [], instead: null });
  expect(await search("zymurgy")).toEqual({ names: [], instead: null });
});

test("words of other people's candidates help with no spelling", async () => {
  expect(await search("xylophon")).toEqual({ names: [], instead: null });
  expect(await search("xylophne")).toEqual({ names: [], instead: null });
});

test("a note is found as a CV is, until it is deleted, and other filters hold", async () => {
  const [tom] = (await api.talentPool.list({ q: "photoshop" })).candidates;
  const note = await api.notes.add({ id: tom?.id ?? 0, text: "Plays the theremin on Sundays." });
  expect(await search("theremin sund")).toEqual({ names: ["Tom Reyes"], instead: null });
  expect((await search("theremin", { jobs: "none" })).names).toEqual([]);
  await api.notes.delete({ id: note.id });
  expect((await search("theremin")).names).toEqual([]);
});
