import { readdirSync } from "node:fs";
import { candidates } from "@resume-picker/db/schema/candidates";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Api } from "../../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../../testing/test-desk.ts";
import type { TestDesk } from "../../testing/test-desk.ts";

let desk: TestDesk;
let api: Api;
let jobId: number;
const desks: TestDesk[] = [];

beforeEach(async () => {
  desk = await makeTestDesk();
  desks.push(desk);
  api = await (await desk.signUp("recruiter")).api();
  jobId = (await api.jobs.create(backendJob)).id;
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

const storedFiles = () =>
  readdirSync(desk.uploads, { recursive: true }).filter((name) => String(name).length > 60).length;

/** A CV whose current job began in that year. */
const cvSince = (year: number, { name = "Noor Haddad", title = "Backend Engineer" } = {}) =>
  resumeText({ name, email: "noor@example.org", title }).replace("January 2021", `January ${year}`);

async function upload(content: string, name = "cv.txt", job = jobId) {
  const { results } = await api.uploads.upload(formOf([{ name, content }], job));
  const [result] = results;
  if (!result?.success) throw new Error(result?.error ?? "no result");
  return { ...result, id: result.candidateId ?? 0 };
}

const versionsOf = async (id: number) =>
  (await api.candidates.versions({ id })).map(({ fileName, isCurrent, statedOn }) => ({
    ...{ fileName, isCurrent, statedOn },
  }));

test("an old CV sent later is filed, and the candidate, scores and ranks stay as they were", async () => {
  const { id } = await upload(cvSince(2024, { title: "Principal Engineer" }), "new.txt");
  await api.scoring.manualRank({ id: jobId });
  const before = await api.candidates.listInFull({ id: jobId });
  const late = await upload(cvSince(2021, { title: "Accountant" }), "old.txt");
  expect(late).toMatchObject({ id, duplicate: "older-version" });
  expect(await api.candidates.listInFull({ id: jobId })).toEqual(
    before.map((candidate) => ({ ...candidate, versionCount: 2 })),
  );
  expect(await versionsOf(id)).toEqual([
    { fileName: "new.txt", isCurrent: true, statedOn: "2024-01" },
    { fileName: "old.txt", isCurrent: false, statedOn: "2021-01" },
  ]);
  expect(storedFiles()).toBe(2);
});

test(" the same file becomes current in whichever order they come", async () => {
  const { id } = await upload(cvSince(2021), "old.txt");
  expect(await upload(cvSince(2024), "new.txt")).toMatchObject({ id, duplicate: "same-person" });
  expect(await versionsOf(id)).toEqual([
    { fileName: "new.txt", isCurrent: true, statedOn: "2024-01" },
    { fileName: "old.txt", isCurrent: false, statedOn: "2021-01" },
  ]);
});

test("any file of the person is already there, and brings the candidate to another job", async () => {
  const { id } = await upload(cvSince(2021), "old.txt");
  await upload(cvSince(2024, { title: "Principal Engineer" }), "new.txt");
  const second = await api.jobs.create({ ...backendJob, title: "Platform Engineer" });
  expect(await upload(cvSince(2021), "again.txt", second.id)).toMatchObject({
    id,
    duplicate: "same-file",
  });
  const [candidate] = await api.candidates.listInFull({ id: second.id });
  expect(candidate).toMatchObject({ id, lastRoleTitle: "Principal Engineer", fileName: "new.txt" });
  expect(await versionsOf(id)).toHaveLength(2);
  expect(storedFiles()).toBe(2);
});

test("an older CV for another job makes the person a candidate there, by the current CV", async () => {
  const { id } = await upload(cvSince(2024, { title: "Principal Engineer" }));
  const second = await api.jobs.create({ ...backendJob, title: "Platform Engineer" });
  await upload(cvSince(2020, { title: "Accountant" }), "old.txt", second.id);
  const [candidate] = await api.candidates.listInFull({ id: second.id });
  expect(candidate).toMatchObject({ id, lastRoleTitle: "Principal Engineer" });
});

test("a person chooses which version is current: all follows, and corrections and shortlist stay", async () => {
  const { id } = await upload(cvSince(2021, { title: "Accountant" }), "old.txt");
  await upload(cvSince(2024, { title: "Principal Engineer" }), "new.txt");
  await upload(
    resumeText({ name: "Ida Berg", email: "ida@example.org", title: "Platform Engineer" }),
  );
  await api.candidates.correct({ id, field: "location", value: "York" });
  await api.shortlist.change({ id: jobId, add: [id] });
  await api.scoring.manualRank({ id: jobId });
  const [, old] = await api.candidates.versions({ id });
  await api.candidates.makeCurrent({ id, versionId: old?.id ?? 0 });
  const listed = await api.candidates.listInFull({ id: jobId });
  const candidate = listed.find((each) => each.id === id);
  expect(candidate).toMatchObject({
    lastRoleTitle: "Accountant",
    location: "York",
    fileName: "old.txt",
  });
  // The list is ordered by total score, and the ranks match it.
  expect(listed.map(({ score }) => score.manualRank)).toEqual([1, 2]);
  expect(await api.shortlist.list({ id: jobId })).toEqual([id]);
  expect(await versionsOf(id)).toEqual([
    { fileName: "new.txt", isCurrent: false, statedOn: "2024-01" },
    { fileName: "old.txt", isCurrent: true, statedOn: "2021-01" },
  ]);
  const download = await api.candidates.download({ id });
  expect(Buffer.from(download.bytes).toString()).toContain("Accountant");
  // A version newer than the chosen one doesn't become current.
  await upload(cvSince(2022), "between.txt");
  expect((await api.candidates.listInFull({ id: jobId })).find((c) => c.id === id)?.fileName).toBe(
    "old.txt",
  );
});

test("a version says what changed since the one before it", async () => {
  const { id } = await upload(cvSince(2021), "old.txt");
  await upload(cvSince(2024, { title: "Principal Engineer" }), "new.txt");
  const [newer, older] = await api.candidates.versions({ id });
  expect(older?.changes).toEqual([]);
  expect(newer?.changes).toContainEqual({
    field: "role",
    before: null,
    after: "Principal Engineer, Northwind Ltd, Jan 2024 – present",
  });
  const old = await api.candidates.downloadVersion({ id, versionId: older?.id ?? 0 });
  expect(old.fileName).toBe("old.txt");
  expect(Buffer.from(old.bytes).toString()).toContain("Backend Engineer");
});

test("two strangers with one address stay two, and both say so", async () => {
  const noor = await upload(cvSince(2021));
  const sami = await upload(cvSince(2024, { name: "Sami Haddad" }), "sami.txt");
  expect(sami.duplicate).toBeUndefined();
  expect(sami.id).not.toBe(noor.id);
  const said = async (): Promise<Record<string, string[]>> =>
    Object.fromEntries(
      (await api.candidates.listForJob({ id: jobId })).map(({ name, warnings }) => [
        name ?? "",
        warnings.filter(({ code }) => code === "same-email").map(({ message }) => message),
      ]),
    );
  expect(await said()).toEqual({
    "Noor Haddad": ["Same email as Sami Haddad"],
    "Sami Haddad": ["Same email as Noor Haddad"],
  });
  const [full] = await api.candidates.listInFull({ id: jobId });
  expect(full?.warnings.map(({ code }) => code)).toContain("same-email");
  // Each person's next CV is assigned to the right candidate.
  expect(await upload(cvSince(2025, { name: "Sami K. Haddad" }), "s.txt")).toMatchObject({
    id: sami.id,
    duplicate: "same-person",
  });
  await api.candidates.delete({ id: sami.id });
  expect(await said()).toEqual({ "Noor Haddad": [] });
});

test("a name that two may bear makes neither of them somebody else", async () => {
  await upload(cvSince(2021, { name: "Jana Vogt" }));
  await upload(cvSince(2022, { name: "Jonas Vogt" }), "jonas.txt");
  expect((await upload(cvSince(2024, { name: "J. Vogt" }), "j.txt")).duplicate).toBeUndefined();
  expect(await api.candidates.listForJob({ id: jobId })).toHaveLength(3);
});

test("a corrected name is known by what the CV had read before", async () => {
  const { id } = await upload(cvSince(2021, { name: "Nora Hadad" }));
  await api.candidates.correct({ id, field: "name", value: "Noor Haddad" });
  expect(await upload(cvSince(2024, { name: "Nora Hadad" }), "next.txt")).toMatchObject({
    id,
    duplicate: "same-person",
  });
  expect(await upload(cvSince(2025), "right.txt")).toMatchObject({ id, duplicate: "same-person" });
});

test("deleting a candidate erases every version's rows and files", async () => {
  const { id } = await upload(cvSince(2021), "old.txt");
  await upload(cvSince(2024), "new.txt");
  await upload(cvSince(2019), "older.txt");
  expect(storedFiles()).toBe(3);
  await api.candidates.delete({ id });
  await desk.eraseDeleted();
  expect(desk.parts.db.select().from(candidates).all()).toEqual([]);
  const versions = desk.parts.db.$client.prepare("select count(*) from candidate_versions").pluck();
  expect(versions.get()).toBe(0);
  expect(storedFiles()).toBe(0);
});

test("Undo is refused when another version of the person came in meanwhile", async () => {
  const { id } = await upload(cvSince(2021), "old.txt");
  await upload(cvSince(2024), "new.txt");
  await api.candidates.delete({ id });
  const again = await upload(cvSince(2021), "old.txt");
  expect(again.id).not.toBe(id);
  await expect(api.candidates.restore({ ids: [id] })).rejects.toMatchObject({ code: "CONFLICT" });
  // The file that both used is kept for the remaining one.
  await desk.eraseDeleted();
  expect(storedFiles()).toBe(1);
  expect((await api.candidates.download({ id: again.id })).fileName).toBe("old.txt");
});

test("somebody else's version is not there", async () => {
  const { id } = await upload(cvSince(2021), "old.txt");
  await upload(cvSince(2024), "new.txt");
  const [, old] = await api.candidates.versions({ id });
  const other = await upload(resumeText({ name: "Ida Berg", email: "ida@example.org" }));
  const foreign = { id: other.id, versionId: old?.id ?? 0 };
  await expect(api.candidates.makeCurrent(foreign)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(api.candidates.downloadVersion(foreign)).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
