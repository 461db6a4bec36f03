import { afterAll, beforeAll, expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";
import type { Api } from "../root.ts";
import type { PoolOrder } from "@resume-picker/domain/talent-pool/pool-order";

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

test("the pool is ordered by name, years and arrival, from either end", async () => {
  const ordered = async (order?: PoolOrder) =>
    (await api.talentPool.list({ order })).candidates.map(({ name }) => name);
  const byName = ["Ida Berg", "Noor Haddad", "Tom Reyes"];
  expect(await ordered("name")).toEqual(byName);
  expect(await ordered("-name")).toEqual(byName.toReversed());
  // Files of one upload are parsed in parallel, so their order is random.
  const ids = (await api.talentPool.list({})).candidates.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect((await ordered("-received")).toSorted()).toEqual(byName);
  const years = (await api.talentPool.list({ order: "-years" })).candidates.map(
    ({ yearsExperience }) => yearsExperience ?? -1,
  );
  expect(years).toEqual(years.toSorted((one, other) => other - one));
});

test("an order by name tells nothing of people whom blind review hides", async () => {
  const blind = await (await desk.signUp("cleo")).api();
  const { id } = await blind.jobs.create(backendJob);
  await blind.uploads.upload(formOf([cv("Zoe Last", "Go"), cv("Abe First", "Go")], id));
  const [before, after] = [
    await blind.talentPool.list({}),
    async () => blind.talentPool.list({ order: "name" }),
  ];
  expect((await after()).candidates.map(({ name }) => name)).toEqual(["Abe First", "Zoe Last"]);
  await blind.jobs.setBlindReview({ id, isBlind: true });
  expect((await after()).candidates.map((each) => each.id)).toEqual(
    before.candidates.map((each) => each.id),
  );
});
