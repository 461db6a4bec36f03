import { parse } from "csv-parse/sync";
import { afterAll, beforeEach, expect, test } from "vitest";
import { scores } from "@resume-picker/db/schema/scoring";
import { candidateDocuments } from "@resume-picker/db/schema/candidates";
import { parserVersion } from "@resume-picker/domain/resume/shape/parser-version";
import { eq } from "drizzle-orm";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let api: Api;
let jobId: number;
let noor: number;
let ida: number;
const desks: TestDesk[] = [];

const noorCv = resumeText({ name: "Noor Haddad", email: "noor@example.org", skills: "TypeScript" });

beforeEach(async () => {
  desk = await makeTestDesk();
  desks.push(desk);
  api = await (await desk.signUp("recruiter")).api();
  jobId = (await api.jobs.create(backendJob)).id;
  const idaCv = resumeText({ name: "Ida Berg", email: "ida@example.org" });
  const files = [
    { name: "noor.txt", content: noorCv },
    { name: "ida.txt", content: idaCv },
  ];
  const { results } = await api.uploads.upload(formOf(files, jobId));
  [noor = 0, ida = 0] = results.map(({ candidateId }) => candidateId ?? 0);
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

const find = (id: number) => api.candidates.detail({ jobId, id });
const weights = { skills: 0.5, title: 0.2, seniority: 0.15, recency: 0.1, gaps: 0.05 };

test("a corrected skill changes score, explanation and rank at once, and taking it back changes them back", async () => {
  await api.scoring.manualRank({ id: jobId, weights });
  const before = await find(noor);
  expect(before.score).toMatchObject({ manualRank: 2, missingMustHave: ["PostgreSQL"] });

  await api.candidates.correct({
    ...{ id: noor, field: "skill", subject: "postgres", value: { proficiency: "expert" } },
  });
  await api.candidates.correct({
    ...{ id: noor, field: "skill", subject: "Kubernetes", value: { proficiency: null } },
  });
  const corrected = await find(noor);
  expect(corrected.skills).toContainEqual({ skill: "PostgreSQL", proficiency: "expert" });
  expect(corrected.score.missingMustHave).toEqual([]);
  expect(corrected.score.totalScore).toBeGreaterThan(before.score.totalScore);
  expect(corrected.score.manualRank).toBe(1);
  expect((await find(ida)).score.manualRank).toBe(2);
  expect(corrected.corrections).toMatchObject([
    { field: "skill", subject: "PostgreSQL", asRead: null },
    { field: "skill", subject: "Kubernetes", asRead: null },
  ]);

  for (const subject of ["PostgreSQL", "Kubernetes"]) {
    await api.candidates.clearCorrection({ id: noor, field: "skill", subject });
  }
  const again = await find(noor);
  expect({ ...again, score: null }).toEqual({ ...before, score: null });
  expect(again.score).toEqual(before.score);
});

test("list and export go by the corrected name and address", async () => {
  await api.candidates.correct({ id: noor, field: "name", value: "Nour Haddad" });
  await api.candidates.correct({ id: noor, field: "email", value: "nour@example.org" });
  await api.candidates.correct({ id: noor, field: "yearsExperience", value: 12 });
  expect(await find(noor)).toMatchObject({
    name: "Nour Haddad",
    email: "nour@example.org",
    yearsExperience: 12,
    corrections: [
      { field: "name", value: "Nour Haddad", asRead: "Noor Haddad" },
      { field: "email", asRead: "noor@example.org" },
      { field: "yearsExperience", value: 12 },
    ],
  });
  const csv = await api.shortlist.export({ jobId, candidateIds: [noor] });
  const rows: string[][] = parse(Buffer.from(await csv.bytes()), { bom: true });
  expect(rows[1]?.slice(0, 2)).toEqual(["Nour Haddad", "nour@example.org"]);
});

test("years that a person corrects reach the score", async () => {
  const { score } = await find(noor);
  await api.candidates.correct({ id: noor, field: "yearsExperience", value: 0 });
  expect((await find(noor)).score.seniorityScore).toBeLessThanOrEqual(score.seniorityScore);
  const profile = await api.candidates.profile({ id: noor });
  const role = profile.entries.find(({ field }) => field === "role");
  await api.candidates.correct({
    id: noor,
    field: "role",
    subject: role?.subject ?? "",
    value: {
      ...{ title: "Sales Assistant", company: "Shop", location: null, kind: "job" },
      ...{ start: "2010", end: "2011", isCurrent: false },
    },
  });
  const corrected = await find(noor);
  expect(corrected.score.titleScore).toBeLessThan(score.titleScore);
  expect(corrected.lastRoleTitle).toBe("Junior Developer");
});

test("the day that “present” is counted to is told, put right, and reaches years, gaps and scores", async () => {
  const before = await find(noor);
  expect(before.asOf).toMatchObject({ day: "2026-03-01", from: "received", newest: null });
  expect(before.yearsExperience).toBe(8.1);

  await api.candidates.correct({ id: noor, field: "asOf", value: "2022-12-15" });
  const corrected = await find(noor);
  expect(corrected.asOf).toMatchObject({ day: "2022-12-15", from: "entered" });
  expect(corrected.yearsExperience).toBe(4.8);
  expect(corrected.experienceTimeline[0]).toMatchObject({ isCurrent: true, yearsInRole: 2 });
  expect(corrected.score.seniorityScore).toBeLessThanOrEqual(before.score.seniorityScore);

  for (const value of ["2022-13-01", "2022-02-30", "soon", ""]) {
    const wrong = api.candidates.correct({ id: noor, field: "asOf", value });
    await expect(wrong).rejects.toThrow("Write the day as 2026-11-22");
  }
  const ahead = api.candidates.correct({ id: noor, field: "asOf", value: "2031-01-01" });
  await expect(ahead).rejects.toThrow("This date is in the future");

  const { entries } = await api.candidates.clearCorrection({ id: noor, field: "asOf" });
  expect(entries.find(({ field }) => field === "asOf")).toMatchObject({ value: "2026-03-01" });
});

test("a name that is put right is hidden from engines like one that was read", async () => {
  const redacted = () =>
    desk.parts.db
      .select({ lines: candidateDocuments.redacted })
      .from(candidateDocuments)
      .where(eq(candidateDocuments.candidateId, noor))
      .get()
      ?.lines.join("\n") ?? "";
  const before = redacted();
  expect(before).toContain("Harbour Studio");
  await api.candidates.correct({ id: noor, field: "name", value: "Harbour Studio" });
  expect(redacted()).not.toContain("Harbour Studio");
  await api.candidates.clearCorrection({ id: noor, field: "name" });
  expect(redacted()).toBe(before);
});

test("corrections and shortlist outlive another reading and a newer CV", async () => {
  await api.shortlist.set({ id: jobId, candidateIds: [noor] });
  await api.candidates.correct({ id: noor, field: "name", value: "Nour Haddad" });
  await api.candidates.correct({ id: noor, field: "skill", subject: "TypeScript", value: null });
  const corrected = await find(noor);

  // Set the state left by an older parser.
  const { db } = desk.parts;
  db.update(candidateDocuments).set({ parserVersion: 1 }).run();
  db.update(scores).set({ parserVersion: 1 }).run();
  expect((await find(noor)).isOutdated).toBe(true);
  expect(await api.candidates.rereadOutdated({ id: jobId })).toEqual({
    ...{ reread: 2, failed: 0, remaining: 0, after: null },
  });
  expect(await api.candidates.rereadOutdated({ id: jobId })).toMatchObject({ reread: 0 });
  expect(await find(noor)).toEqual(corrected);
  const stored = db.select().from(candidateDocuments).all();
  expect(stored.map((row) => row.parserVersion)).toEqual([parserVersion, parserVersion]);

  const newer = `${noorCv.replace("Noor Haddad", "Dr Noor Haddad")}\nKubernetes\n`;
  const { results } = await api.uploads.upload(
    formOf([{ name: "new.txt", content: newer }], jobId),
  );
  expect(results[0]).toMatchObject({ candidateId: noor, duplicate: "same-person" });
  const replaced = await find(noor);
  expect(replaced.name).toBe("Nour Haddad");
  expect(replaced.skills.map(({ skill }) => skill)).not.toContain("TypeScript");
  expect(replaced.skills.map(({ skill }) => skill)).toContain("Kubernetes");
  expect(await api.shortlist.list({ id: jobId })).toEqual([noor]);
  await api.candidates.clearCorrection({ id: noor, field: "name" });
  expect((await find(noor)).name).toContain("Noor Haddad");
});

test("a CV whose file is gone stays as it was, and says so", async () => {
  const before = await find(noor);
  desk.parts.db.update(candidateDocuments).set({ parserVersion: 1 }).run();
  const file = await api.candidates.file({ id: noor });
  expect(new TextDecoder().decode(file.bytes)).toBe(noorCv);
  const [row] = desk.parts.db.select().from(scores).where(eq(scores.candidateId, noor)).all();
  await desk.parts.files.remove(row?.fileSha256 ?? "");
  await expect(api.candidates.file({ id: noor })).rejects.toThrow("The stored file is gone");
  await expect(api.candidates.reread({ id: noor })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await api.candidates.rereadOutdated({ id: jobId })).toMatchObject({
    ...{ reread: 1, failed: 1, after: null },
  });
  expect(await find(noor)).toEqual(before);
});

test("an address that a namesake has is refused in words, and a stranger's is shared", async () => {
  await api.candidates.correct({ id: noor, field: "email", value: "ida@example.org" });
  const said = (await find(noor)).warnings.map(({ message }) => message);
  expect(said).toContain("Same email as Ida Berg");
  await api.candidates.clearCorrection({ id: noor, field: "email" });
  await api.candidates.correct({ id: noor, field: "name", value: "I. Berg" });
  await expect(
    api.candidates.correct({ id: noor, field: "email", value: "IDA@example.org" }),
  ).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("Ida Berg") as string,
  });
  await expect(
    api.candidates.correct({ id: noor, field: "email", value: "nope" }),
  ).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: "Enter a full email address, such as name@example.com",
  });
  await api.candidates.clearCorrection({ id: noor, field: "name" });
  const { entries } = await api.candidates.clearCorrection({ id: noor, field: "email" });
  expect(entries.some(({ isCorrected }) => isCorrected)).toBe(false);
});

test("many corrections at once all count", async () => {
  const subjects = ["Ada", "Fortran", "Haskell", "Erlang", "Lua"];
  await Promise.all(
    subjects.map((subject) =>
      api.candidates.correct({ id: noor, field: "skill", subject, value: { proficiency: null } }),
    ),
  );
  const skills = (await find(noor)).skills.map(({ skill }) => skill);
  expect(skills).toEqual(expect.arrayContaining(subjects));
});

test("the document tells where each skill and role stands", async () => {
  const document = await api.candidates.document({ id: noor });
  const [first] = document.roles;
  expect(document.lines[first?.line ?? -1]?.text).toContain("Backend");
  const typescript = document.skills.find(({ skill }) => skill === "TypeScript");
  for (const line of typescript?.lines ?? []) {
    expect(document.lines[line]?.text).toContain("TypeScript");
  }
  expect(typescript?.lines.length).toBeGreaterThan(0);
});
