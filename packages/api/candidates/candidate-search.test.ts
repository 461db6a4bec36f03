import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let api: Api;
let jobId: number;
let ids: Record<string, number>;

const people = [
  { name: "Élodie Marchand", skills: "TypeScript, Kubernetes, C++" },
  { name: "Ida Berg", skills: "Java, Spring" },
  { name: "Tom Reyes", skills: "Go, Photoshop" },
];

async function uploadTo(job: number, to = api) {
  const files = people.map(({ name, skills }, index) => ({
    name: `${name}.txt`,
    content: resumeText({ name, email: `p${index}@example.org`, skills }),
  }));
  const { results } = await to.uploads.upload(formOf(files, job));
  return Object.fromEntries(people.map(({ name }, i) => [name, results[i]?.candidateId ?? 0]));
}

beforeAll(async () => {
  desk = await makeTestDesk();
  api = await (await desk.signUp("recruiter")).api();
  jobId = (await api.jobs.create(backendJob)).id;
  ids = await uploadTo(jobId);
});
afterAll(() => desk.close());

async function found(query: string, job = jobId): Promise<string[]> {
  const result = await api.candidates.search({ id: job, query });
  return Object.keys(ids).filter((name) => result.ids.includes(ids[name] ?? 0));
}

test("words anywhere in the CV find the candidate, whatever the accents and the case", async () => {
  expect(await found("elodie")).toEqual(["Élodie Marchand"]);
  expect(await found("MARCHAND kubern")).toEqual(["Élodie Marchand"]);
  expect(await found("northwind berg")).toEqual(["Ida Berg"]);
  expect(await found("c++")).toEqual(["Élodie Marchand"]);
  expect(await found("ferries")).toHaveLength(3);
  expect(await found("kubernetes spring")).toEqual([]);
});

test("nothing typed breaks the search or means more than itself", async () => {
  for (const query of ['"', "a OR b", "NOT java", "name:ida", "(", "*", "^ida", "a AND", "\0"]) {
    await expect(api.candidates.search({ id: jobId, query })).resolves.toBeDefined();
  }
  expect(await found("java OR kubernetes")).toEqual([]);
  expect(await found("   ")).toEqual([]);
});

test("a mistyped word finds what was meant, and says so", async () => {
  const result = await api.candidates.search({ id: jobId, query: "Kuberentes" });
  expect(result).toEqual({ ids: [ids["Élodie Marchand"]], instead: "kubernetes" });
  expect(await api.candidates.search({ id: jobId, query: "qqqqqqqq" })).toEqual({
    ids: [],
    instead: null,
  });
});

test("the hit is shown where it stands in the CV", async () => {
  const all = Object.values(ids);
  const [excerpt, ...others] = await api.candidates.excerpts({
    id: jobId,
    query: "kubern",
    ids: all,
  });
  expect(others).toEqual([]);
  expect(excerpt?.id).toBe(ids["Élodie Marchand"]);
  expect(excerpt?.parts.filter(({ isHit }) => isHit).map(({ text }) => text)).toContain(
    "Kubernetes",
  );
  const shown = excerpt?.parts.map(({ text }) => text).join("") ?? "";
  for (const sign of ["\u0002", "\u0003", "\n"]) expect(shown).not.toContain(sign);
});

test("a search stays within its job and its owner", async () => {
  const other = await api.jobs.create(backendJob);
  expect(await api.candidates.search({ id: other.id, query: "elodie" })).toEqual({
    ids: [],
    instead: null,
  });
  const strangerApi = await (await desk.signUp("stranger")).api();
  const theirs = await strangerApi.jobs.create(backendJob);
  // Words of another user's CVs aren't suggested as spelling corrections either.
  expect(await strangerApi.candidates.search({ id: theirs.id, query: "Kuberentes" })).toEqual({
    ids: [],
    instead: null,
  });
});

test("what a recruiter has put right is found", async () => {
  await api.candidates.correct({ id: ids["Tom Reyes"] ?? 0, field: "name", value: "Tomás Quill" });
  expect(await found("tomas quill")).toEqual(["Tom Reyes"]);
});

test("a newer CV replaces what is found, and a deleted candidate leaves no word behind", async () => {
  const { parts } = desk;
  const words = () =>
    parts.db
      .all<{ term: string }>(sql`select term from candidate_search_terms`)
      .map(({ term }) => term);
  const newer = resumeText({
    name: "Ida Berg",
    email: "p1@example.org",
    skills: "Haskell, Erlang",
    title: "Zymurgist",
  });
  await api.uploads.upload(formOf([{ name: "ida.txt", content: newer }], jobId));
  expect(await found("zymurgist")).toEqual(["Ida Berg"]);
  expect(await found("spring berg")).toEqual([]);
  expect(words()).toContain("zymurgist");

  await api.candidates.delete({ id: ids["Ida Berg"] ?? 0 });
  expect(await found("zymurgist")).toEqual([]);
  expect(await api.candidates.search({ id: jobId, query: "zymurgyst" })).toMatchObject({ ids: [] });
  await desk.eraseDeleted();
  expect(words()).not.toContain("zymurgist");
  // The index's pages contain no trace of it either.
  const bytes = parts.db.$client.serialize().toString("latin1").toLowerCase();
  expect(bytes).not.toContain("zymurgist");
});

test("with an account its words go, too", async () => {
  const leaver = await desk.signUp("leaver");
  const leaverApi = await leaver.api();
  const { id } = await leaverApi.jobs.create(backendJob);
  const content = resumeText({ name: "Quince Xylander", email: "q@example.org" });
  await leaverApi.uploads.upload(formOf([{ name: "q.txt", content }], id));
  const count = () =>
    desk.parts.db.get<{ n: number }>(
      sql`select count(*) as n from candidate_search where candidate_search match 'xylander'`,
    ).n;
  expect(count()).toBe(1);
  desk.parts.db.run(sql`delete from users where username = 'leaver'`);
  expect(count()).toBe(0);
});

test("the spelling help says the same whether or not a word stands in somebody else's CV", async () => {
  const own = await (await desk.signUp("own-words")).api();
  const job = await own.jobs.create(backendJob);
  await uploadTo(job.id, own);
  const ask = () => own.candidates.search({ id: job.id, query: "Kuberxetes" });
  const before = await ask();
  expect(before.instead).toBe("kubernetes");

  const stranger = await (await desk.signUp("other-words")).api();
  const theirs = await stranger.jobs.create(backendJob);
  const cv = resumeText({ name: "Kay Vale", email: "kv@example.org", skills: "Kuberxetes" });
  await stranger.uploads.upload(formOf([{ name: "kv.txt", content: cv }], theirs.id));
  expect(await ask()).toEqual(before);
});
