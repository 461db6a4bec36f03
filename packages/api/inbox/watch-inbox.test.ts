import { mkdir, readFile, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { InboxFolder } from "@resume-picker/adapters/inbox/inbox-folder";
import { afterAll, beforeEach, expect, test } from "vitest";
import { backendJob, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { Api } from "../root.ts";
import type { TestDesk } from "../testing/test-desk.ts";
import { takeInbox } from "./watch-inbox.ts";

let desk: TestDesk;
let ada: Api;
let inbox: string;
let folder: InboxFolder;
const desks: TestDesk[] = [];
beforeEach(async () => {
  desk = await makeTestDesk();
  desks.push(desk);
  ada = await (await desk.signUp("ada")).api();
  inbox = join(desk.parts.dataDirectory, "inbox");
  folder = new InboxFolder(inbox);
  await folder.create();
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

const put = async (jobId: number | string, name: string, content: string) => {
  await mkdir(join(inbox, String(jobId)), { recursive: true });
  await writeFile(join(inbox, String(jobId), name), content);
};
const cvOf = (name: string) =>
  resumeText({ name, email: `${name.toLowerCase().replace(" ", ".")}@example.org` });
/** Runs twice, because a file must be unchanged for a while. */
const take = async () => {
  await takeInbox(desk.parts, folder, 0);
  await takeInbox(desk.parts, folder, 5000);
};
const left = async (path: string) => (await readdir(join(inbox, path)).catch(() => [])).sort();

test("files in a job's folder become its candidates, and are gone from the folder", async () => {
  const { id } = await ada.jobs.create(backendJob);
  await put(id, "noor.txt", cvOf("Noor Haddad"));
  await put(id, "ida.txt", cvOf("Ida Berg"));
  await take();
  const names = (await ada.candidates.listForJob({ id })).map(({ name }) => name).sort();
  expect(names).toEqual(["Ida Berg", "Noor Haddad"]);
  expect(await left(String(id))).toEqual([]);
  const [upload] = await ada.uploads.list();
  expect((await ada.uploads.report({ id: upload?.id ?? "" })).files).toHaveLength(2);
});

test("a rejected file is put aside with its reason, and replaces no other", async () => {
  const { id } = await ada.jobs.create(backendJob);
  for (const content of ["MZ\u0000\u0000 a program", "MZ\u0000\u0000 another"]) {
    await put(id, "cv.exe", content);
    await take();
  }
  expect(await left(`rejected/${id}`)).toEqual([
    "2-cv.exe",
    "2-cv.exe.reason.txt",
    "cv.exe",
    "cv.exe.reason.txt",
  ]);
  const reason = await readFile(join(inbox, `rejected/${id}/cv.exe.reason.txt`), "utf8");
  expect(reason).toContain("please save the CV as one of these");
  await put(999, "cv.txt", cvOf("Noor Haddad"));
  await ada.jobs.setStatus({ id, status: "closed" });
  await put(id, "late.txt", cvOf("Ida Berg"));
  await take();
  expect(await readFile(join(inbox, "rejected/999/cv.txt.reason.txt"), "utf8")).toContain(
    "There is no job 999.",
  );
  expect(await left(`rejected/${id}`)).toContain("late.txt.reason.txt");
});

test("nothing is taken that is still being written, or that isn't a file of the folder", async () => {
  const { id } = await ada.jobs.create(backendJob);
  await put(id, "scan.pdf.part", "half");
  await put(id, ".hidden.txt", cvOf("Noor Haddad"));
  await put("not-a-job", "cv.txt", cvOf("Noor Haddad"));
  const secret = join(desk.parts.dataDirectory, "secret.txt");
  await writeFile(secret, cvOf("Ida Berg"));
  await symlink(secret, join(inbox, String(id), "link.txt"));
  await put(id, "growing.txt", "EXPER");
  await folder.listComplete(0);
  await put(id, "growing.txt", cvOf("Noor Haddad"));
  expect([...(await folder.listComplete(5000)).keys()]).toEqual([]);
  expect((await folder.listComplete(8000)).get(id)?.map(({ fileName }) => fileName)).toEqual([
    "growing.txt",
  ]);
  expect(await ada.candidates.listForJob({ id })).toEqual([]);
});

const mail = (attached: { name: string; content: string }[]) =>
  [
    "From: Noor Haddad <noor@example.org>",
    "Subject: Application",
    "Date: Sun, 1 Mar 2026 12:00:00 +0000",
    'Content-Type: multipart/mixed; boundary="b"',
    "",
    "--b",
    "Content-Type: text/plain",
    "",
    "I can start in May.",
    ...attached.flatMap(({ name, content }) => [
      "--b",
      `Content-Disposition: attachment; filename="${name}"`,
      "Content-Transfer-Encoding: base64",
      "",
      Buffer.from(content).toString("base64"),
    ]),
    "--b--",
  ].join("\r\n");

test("an email's attached CV becomes a candidate, and its text a note, once", async () => {
  const { id } = await ada.jobs.create(backendJob);
  const attached = [
    { name: "cv.txt", content: cvOf("Noor Haddad") },
    { name: "invite.ics", content: "BEGIN:VCALENDAR" },
    { name: "broken.pdf", content: "no PDF" },
  ];
  for (let times = 0; times < 2; times += 1) {
    await put(id, "application.eml", mail(attached));
    await take();
  }
  const [candidate, ...others] = await ada.candidates.listForJob({ id });
  expect([candidate?.name, others]).toEqual(["Noor Haddad", []]);
  const notes = await ada.notes.list({ id: candidate?.id ?? 0 });
  expect(notes.map(({ text }) => text)).toEqual([
    "Email\nFrom: Noor Haddad <noor@example.org>\nSubject: Application\nDate: 2026-03-01\n\nI can start in May.",
  ]);
  const uploads = await ada.uploads.list();
  const report = await ada.uploads.report({ id: uploads[0]?.id ?? "" });
  expect(report.files.map(({ fileName }) => fileName).sort()).toEqual(["broken.pdf", "cv.txt"]);

  await put(id, "empty.eml", mail([]));
  await take();
  const reason = await readFile(join(inbox, `rejected/${id}/empty.eml.reason.txt`), "utf8");
  expect(reason).toContain("This email has no CV attached.");
});
