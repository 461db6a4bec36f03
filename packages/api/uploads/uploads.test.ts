import { readdirSync } from "node:fs";
import { FileStore } from "@resume-picker/adapters/file-store/file-store";
import type { ReceivedFile } from "@resume-picker/adapters/file-store/file-store";
import { ResumeReader } from "@resume-picker/adapters/read-resume/resume-reader";
import { users } from "@resume-picker/db/schema/accounts";
import { candidates } from "@resume-picker/db/schema/candidates";
import { jobReadings, jobs } from "@resume-picker/db/schema/jobs";
import { readJob } from "@resume-picker/domain/scoring/read-job";
import { AppError } from "@resume-picker/domain/errors";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, password, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

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
  readdirSync(desk.uploads, { recursive: true, withFileTypes: true }).filter((e) => e.isFile())
    .length;
const noor = resumeText({ name: "Noor Haddad", email: "noor@example.org" });

test("a CV becomes a scored candidate with name, contact, years, skills and timeline", async () => {
  const { results } = await api.uploads.upload(
    formOf([{ name: "noor.txt", content: noor }], jobId),
  );
  expect(results).toMatchObject([{ fileName: "noor.txt", success: true }]);
  const [candidate] = await api.candidates.listInFull({ id: jobId });
  expect(candidate).toMatchObject({
    name: "Noor Haddad",
    email: "noor@example.org",
    lastRoleTitle: "Backend Engineer",
    fileType: "txt",
    score: { missingMustHave: [], manualRank: null, aiRank: null },
  });
  expect(candidate?.phone?.replaceAll(/\D/g, "")).toBe("442079460018");
  // March 2018 to February 2026, the last full month before the day of the upload.
  expect(candidate?.yearsExperience).toBeGreaterThan(7.8);
  expect(candidate?.yearsExperience).toBeLessThan(8.2);
  expect(candidate?.experienceTimeline.map(({ company }) => company)).toEqual([
    "Northwind Ltd",
    "Harbour Studio",
  ]);
  expect(candidate?.skills.map(({ skill }) => skill)).toEqual(
    expect.arrayContaining(["TypeScript", "PostgreSQL", "Node.js"]),
  );
});

test("each bad file ends with its reason while its neighbours become candidates", async () => {
  const files = [
    { name: "empty.txt", content: "" },
    { name: "noor.txt", content: noor },
    { name: "broken.pdf", content: "%PDF-1.7 and then nothing that a reader could use" },
    {
      name: "picture.png",
      content: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]),
    },
    { name: "huge.txt", content: new Uint8Array(10 * 1024 * 1024 + 1).fill(97) },
    { name: "ida.txt", content: resumeText({ name: "Ida Berg", email: "ida@example.org" }) },
  ];
  const { results } = await api.uploads.upload(formOf(files, jobId));
  expect(results.map(({ fileName }) => fileName)).toEqual(files.map(({ name }) => name));
  expect(results.map(({ success }) => success)).toEqual([false, true, false, false, false, true]);
  for (const { success, error } of results) if (!success) expect(error).toMatch(/\w{3}.*[.!]$/s);
  expect(results[4]?.error).toContain("10 MB");
  expect(await api.candidates.listInFull({ id: jobId })).toHaveLength(2);
  expect(storedFiles()).toBe(2);
});

test("the same file again is the same candidate, and says so", async () => {
  await api.uploads.upload(formOf([{ name: "noor.txt", content: noor }], jobId));
  const again = await api.uploads.upload(formOf([{ name: "copy.txt", content: noor }], jobId));
  expect(again.results).toMatchObject([{ success: true, duplicate: "same-file" }]);
  expect(await api.candidates.listInFull({ id: jobId })).toHaveLength(1);
});

test("the same file twice in one request, or at once, is one candidate", async () => {
  const twice = [
    { name: "a.txt", content: noor },
    { name: "b.txt", content: noor },
  ];
  await Promise.all([
    api.uploads.upload(formOf(twice, jobId)),
    api.uploads.upload(formOf(twice, jobId)),
  ]);
  expect(await api.candidates.listInFull({ id: jobId })).toHaveLength(1);
  expect(storedFiles()).toBe(1);
});

test("a known file uploaded to another job gets its missing score there", async () => {
  await api.uploads.upload(formOf([{ name: "noor.txt", content: noor }], jobId));
  const second = await api.jobs.create({ ...backendJob, title: "Platform Engineer" });
  await api.uploads.upload(formOf([{ name: "noor.txt", content: noor }], second.id));
  expect(await api.jobs.candidateCounts()).toEqual({ [jobId]: 1, [second.id]: 1 });
});

test("a newer CV of a known person becomes current and keeps id, shortlist and history", async () => {
  const first = await api.uploads.upload(formOf([{ name: "noor.txt", content: noor }], jobId));
  const id = first.results[0]?.candidateId ?? 0;
  await api.shortlist.set({ id: jobId, candidateIds: [id] });
  const newer = resumeText({
    name: "Noor Haddad",
    email: "Noor@example.org",
    title: "Principal Engineer",
  });
  const { results } = await api.uploads.upload(
    formOf([{ name: "noor-2.txt", content: newer }], jobId),
  );
  expect(results).toMatchObject([{ success: true, candidateId: id, duplicate: "same-person" }]);
  const [candidate] = await api.candidates.listInFull({ id: jobId });
  expect(candidate).toMatchObject({
    id,
    lastRoleTitle: "Principal Engineer",
    fileName: "noor-2.txt",
  });
  expect(await api.shortlist.list({ id: jobId })).toEqual([id]);
  expect(storedFiles()).toBe(2);
});

test("without a job the CV is scored against each job that is not closed", async () => {
  const open = await api.jobs.create({ ...backendJob, status: "draft" });
  const closed = await api.jobs.create({ ...backendJob, status: "closed" });
  await api.uploads.upload(formOf([{ name: "noor.txt", content: noor }]));
  expect(await api.jobs.candidateCounts()).toEqual({ [jobId]: 1, [open.id]: 1, [closed.id]: 0 });
});

test("a job that is edited while a CV is scored gets a score of what it asks for now", async () => {
  const { db } = desk.parts;
  class EditingStore extends FileStore {
    override async keep(file: ReceivedFile) {
      const kept = await super.keep(file);
      // Runs after the first job is scored, and before the second.
      setImmediate(() => {
        const requirements = { must: ["COBOL"], nice: [] };
        const updatedAt = new Date("2026-03-01T12:00:01Z");
        db.update(jobs).set({ requirements, updatedAt }).where(eq(jobs.id, jobId)).run();
        const reading = readJob({ ...backendJob, requirements });
        db.update(jobReadings).set({ reading }).where(eq(jobReadings.jobId, jobId)).run();
      });
      return kept;
    }
  }
  const editing = await makeTestDesk({ ...desk.parts, files: new EditingStore(desk.uploads) });
  desks.push(editing);
  const editor = await (await editing.signUp("editor")).api();
  const first = await editor.jobs.create(backendJob);
  jobId = first.id;
  await editor.jobs.create({ ...backendJob, title: "Platform Engineer" });
  await editor.uploads.upload(formOf([{ name: "noor.txt", content: noor }]));
  const [candidate] = await editor.candidates.listInFull({ id: first.id });
  expect(candidate?.score.missingMustHave).toEqual(["COBOL"]);
});

test("a closed job takes no CVs and says what to do", async () => {
  const closed = await api.jobs.create({ ...backendJob, status: "closed" });
  await expect(
    api.uploads.upload(formOf([{ name: "noor.txt", content: noor }], closed.id)),
  ).rejects.toMatchObject({ code: "CONFLICT" });
});

test("no file at all and too many files are refused as a whole", async () => {
  await expect(api.uploads.upload(new FormData())).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: "No files uploaded",
  });
  const many = Array.from({ length: 101 }, (_, i) => ({ name: `${i}.txt`, content: "x" }));
  await expect(api.uploads.upload(formOf(many))).rejects.toMatchObject({
    code: "PAYLOAD_TOO_LARGE",
  });
});

test("deleting a candidate leaves nothing: rows, scores, text and file", async () => {
  const { results } = await api.uploads.upload(
    formOf([{ name: "noor.txt", content: noor }], jobId),
  );
  await api.candidates.delete({ id: results[0]?.candidateId ?? 0 });
  expect(await api.candidates.listInFull({ id: jobId })).toEqual([]);
  await desk.eraseDeleted();
  expect(desk.parts.db.select().from(candidates).all()).toEqual([]);
  for (const table of ["candidate_skills", "candidate_documents", "scores", "shortlist_entries"]) {
    expect(desk.parts.db.$client.prepare(`select count(*) from ${table}`).pluck().get()).toBe(0);
  }
  expect(storedFiles()).toBe(0);
});

test("deleting a job keeps its candidates in the pool", async () => {
  await api.uploads.upload(formOf([{ name: "noor.txt", content: noor }], jobId));
  await api.jobs.delete({ id: jobId });
  await desk.eraseDeleted();
  expect(desk.parts.db.select().from(candidates).all()).toHaveLength(1);
  expect(storedFiles()).toBe(1);
});

class FailingReader extends ResumeReader {
  readonly #error: Error;

  constructor(error: Error) {
    super();
    this.#error = error;
  }

  override read() {
    return Promise.reject(this.#error);
  }
}

test("when reading fails for a reason of ours, nothing is half-written and nothing leaks", async () => {
  const failing = await makeTestDesk({
    reader: new FailingReader(new Error("secret detail of the machine")),
  });
  desks.push(failing);
  const failingApi = await (await failing.signUp("recruiter")).api();
  const { results } = await failingApi.uploads.upload(formOf([{ name: "a.txt", content: noor }]));
  expect(results[0]?.success).toBe(false);
  expect(results[0]?.error).not.toContain("secret");
  expect(failing.logged.map(({ message }) => message)).toContain("a file could not be ingested");
  expect(
    readdirSync(failing.uploads, { recursive: true, withFileTypes: true }).filter((e) =>
      e.isFile(),
    ),
  ).toEqual([]);
});

test("a reader's own reason reaches the person who uploaded", async () => {
  const failing = await makeTestDesk({
    reader: new FailingReader(new AppError("VALIDATION", "The PDF is password-protected.")),
  });
  desks.push(failing);
  const failingApi = await (await failing.signUp("recruiter")).api();
  const { results } = await failingApi.uploads.upload(formOf([{ name: "a.pdf", content: "x" }]));
  expect(results).toEqual([
    { fileName: "a.pdf", success: false, error: "The PDF is password-protected." },
  ]);
});

/** Parses as usual, but runs a callback before it returns. */
class InterruptedReader extends ResumeReader {
  afterwards = (): Promise<unknown> => Promise.resolve();

  override async read(file: Parameters<ResumeReader["read"]>[0]) {
    const found = await super.read(file);
    await this.afterwards();
    return found;
  }
}

test("a file whose account is deleted while it is read says so", async () => {
  const reader = new InterruptedReader();
  const made = await makeTestDesk({ reader });
  desks.push(made);
  const leaver = await made.signUp("leaver");
  const during = await leaver.api();
  const { id } = await during.jobs.create(backendJob);
  let deletion: Promise<unknown> = Promise.resolve();
  reader.afterwards = async () => {
    deletion = (await leaver.api()).accounts.deleteAccount({ password });
    await expect.poll(() => made.parts.db.select().from(users).all()).toEqual([]);
  };
  const { results } = await during.uploads.upload(
    formOf([{ name: "noor.txt", content: noor }], id),
  );
  expect(results).toMatchObject([
    { error: "This account was deleted while the file was being read. The file was not kept." },
  ]);
  await deletion;
  await reader.close();
});
