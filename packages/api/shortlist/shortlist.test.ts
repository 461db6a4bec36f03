import { parse } from "csv-parse/sync";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let api: Api;
let jobId: number;
let ids: number[];
const desks: TestDesk[] = [];

beforeEach(async () => {
  desk = await makeTestDesk();
  desks.push(desk);
  api = await (await desk.signUp("recruiter")).api();
  jobId = (await api.jobs.create(backendJob)).id;
  const files = ["Noor Haddad", "Ida Berg", "Tom Reyes"].map((name, index) => ({
    name: `${name}.txt`,
    content: resumeText({
      name,
      email: `p${index}@example.org`,
      skills: index === 0 ? "TypeScript, PostgreSQL" : "Excel",
    }),
  }));
  const { results } = await api.uploads.upload(formOf(files, jobId));
  ids = results.map(({ candidateId }) => candidateId ?? 0);
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

const csvRows = (bytes: Uint8Array): string[][] => parse(Buffer.from(bytes), { bom: true });

test("a shortlist lasts, and holds each candidate of the job once", async () => {
  const [a = 0, b = 0] = ids;
  await api.shortlist.set({ id: jobId, candidateIds: [b] });
  await api.shortlist.set({ id: jobId, candidateIds: [b, a, a, 424_242] });
  expect(await api.shortlist.list({ id: jobId })).toEqual([b, a]);
  await api.shortlist.set({ id: jobId, candidateIds: [a] });
  expect(await api.shortlist.list({ id: jobId })).toEqual([a]);
  expect(await api.accounts.quickStats()).toEqual({
    jobsCreated: 1,
    candidatesUploaded: 3,
    shortlisted: 1,
  });
});

test("a shortlist keeps the order that people make, and those added later come last", async () => {
  const [a = 0, b = 0, c = 0] = ids;
  await api.shortlist.change({ id: jobId, add: [a, b] });
  const ordered = await api.shortlist.change({ id: jobId, order: [b, 424_242, a, b] });
  expect(ordered.candidateIds).toEqual([b, a]);
  expect(await api.shortlist.change({ id: jobId, add: [c] })).toEqual({ candidateIds: [b, a, c] });
  // Entries that another user's order doesn't list are kept.
  const partly = await api.shortlist.change({ id: jobId, order: [c] });
  expect(partly.candidateIds).toEqual([c, ...[a, b].sort((x, y) => x - y)]);
  await api.shortlist.change({ id: jobId, remove: [c] });
  // Undo also restores the position.
  await api.shortlist.change({ id: jobId, add: [c], order: [b, c, a] });
  expect(await api.shortlist.list({ id: jobId })).toEqual([b, c, a]);
});

test("the export holds the chosen candidates as a spreadsheet program reads it", async () => {
  const [best = 0, , other = 0] = ids;
  const file = await api.shortlist.export({ jobId, candidateIds: [best, other] });
  expect(file.fileName).toBe("shortlist.csv");
  const bytes = await file.bytes();
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = csvRows(bytes);
  expect(rows[0]?.slice(0, 3)).toEqual(["Name", "Email", "Phone"]);
  expect(rows.slice(1).map(([name]) => name)).toEqual(["Noor Haddad", "Tom Reyes"]);
});

test("the export comes as XLSX and JSON, too, with the same candidates in the same order", async () => {
  const xlsx = await api.shortlist.export({ jobId, candidateIds: ids, format: "xlsx" });
  expect(xlsx.fileName).toBe("shortlist.xlsx");
  expect(Buffer.from((await xlsx.bytes()).slice(0, 2)).toString()).toBe("PK");
  const json = await api.shortlist.export({ jobId, candidateIds: ids, format: "json" });
  expect(json).toMatchObject({ fileName: "shortlist.json" });
  const csv = csvRows(await (await api.shortlist.export({ jobId, candidateIds: ids })).bytes());
  const people = JSON.parse(new TextDecoder().decode(await json.bytes())) as {
    name: string;
    skills: string[];
    totalScore: number;
  }[];
  expect(people.map(({ name }) => name)).toEqual(csv.slice(1).map(([name]) => name));
  expect(people[0]?.skills).toContain("PostgreSQL");
  expect(people[0]?.totalScore).toBeGreaterThan(0);
});

test("files follow the order that was asked for, because the shortlist shows it", async () => {
  const [a = 0, b = 0, c = 0] = ids;
  const candidateIds = [c, a, b, c];
  const wanted = ["Tom Reyes", "Noor Haddad", "Ida Berg"];
  const csv = await api.shortlist.export({ jobId, candidateIds });
  expect(csvRows(await csv.bytes()).map(([name]) => name)).toEqual(["Name", ...wanted]);
  const zip = await api.shortlist.downloadCvs({ jobId, candidateIds });
  const names = Buffer.from(await zip.bytes()).toString("latin1");
  for (const [at, name] of wanted.entries()) expect(names).toContain(`00${at + 1} ${name}.txt`);
});

test("no text of a CV or a job becomes a formula in the spreadsheet", async () => {
  for (const start of ["=", "+", "-", "@", "\t", "\r"]) {
    const must = `${start}HYPERLINK("http://evil.example";"x")`;
    const job = await api.jobs.create({
      ...backendJob,
      requirements: { must: [must.trim()], nice: [] },
    });
    const file = `${start}cmd.txt`;
    const content = resumeText({ name: "Eve Moss", email: "eve@example.org" });
    const { results } = await api.uploads.upload(formOf([{ name: file, content }], job.id));
    const download = await api.shortlist.export({
      jobId: job.id,
      candidateIds: [results[0]?.candidateId ?? 0],
    });
    for (const cell of csvRows(await download.bytes())
      .slice(1)
      .flat())
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  }
});

test("an export of nothing is refused", async () => {
  await expect(api.shortlist.export({ jobId, candidateIds: [] })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
});

test("two tabs that each change the shortlist lose none of the other's changes", async () => {
  const [a = 0, b = 0, c = 0] = ids;
  await api.shortlist.set({ id: jobId, candidateIds: [a] });
  // Both clients have [a], and each sends only its changes.
  await api.shortlist.change({ id: jobId, add: [b] });
  const { candidateIds } = await api.shortlist.change({ id: jobId, add: [c], remove: [a] });
  expect(candidateIds.toSorted()).toEqual([b, c].toSorted());
  // Repeating a change is no error, and foreign or missing candidates are ignored.
  await api.shortlist.change({ id: jobId, add: [b, b, 424_242], remove: [a] });
  expect((await api.shortlist.list({ id: jobId })).toSorted()).toEqual([b, c].toSorted());
  await expect(api.shortlist.change({ id: jobId, add: [a], remove: [a] })).rejects.toMatchObject({
    message: "A candidate can’t be added and removed at once",
  });
});

test("the CVs of the chosen come as one ZIP, whatever the candidates are called", async () => {
  const [a = 0, b = 0] = ids;
  await api.candidates.correct({ id: b, field: "name", value: "../../Ida: Berg" });
  const zip = await api.shortlist.downloadCvs({ jobId, candidateIds: [b, a] });
  const names = Buffer.from(await zip.bytes()).toString("latin1");
  expect(names).toContain("001 Ida Berg.txt");
  expect(names).toContain("002 Noor Haddad.txt");
  expect(names).not.toContain("..");
  await expect(api.shortlist.downloadCvs({ jobId, candidateIds: [424_242] })).rejects.toMatchObject(
    {
      code: "NOT_FOUND",
    },
  );
});
