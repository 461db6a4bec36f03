import { readdirSync } from "node:fs";
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

const head = "Noor Haddad\nnoor@example.org | +44 20 7946 0018\n";
const cv = resumeText({
  name: "Noor Haddad",
  email: "noor@example.org",
  title: "Backend Engineer",
});

/** Documents that people send with a CV, all dated later than the CV. */
const papers: Record<string, string> = {
  "a cover letter": `${head}Leeds, 10 November 2026

Dear Ms Berg,

I am writing to apply for the position of Backend Engineer at your company. In my present work I run
services in TypeScript, and I would be glad to bring that to your team.

I look forward to hearing from you.

Kind regards,
Noor Haddad`,
  "a cover letter that tells the career": `${head}10 November 2026

Dear hiring team,

Backend Engineer, Harbour Ltd, January 2015 - May 2019, is where I learnt the trade.
Since June 2019 I have led the migration of a billing system, and I look forward to meeting you.

Yours sincerely,
Noor Haddad`,
  "a German cover letter": `${head}Leeds, 10. November 2026

Bewerbung als Backend-Entwicklerin

Sehr geehrte Frau Berg,

hiermit bewerbe ich mich um die Stelle. Seit 2021 betreibe ich Dienste in TypeScript.

Mit freundlichen Grüßen
Noor Haddad`,
  "a French cover letter": `${head}Leeds, le 10 novembre 2026

Madame, Monsieur,

Je suis à votre disposition pour un entretien. Votre offre a retenu toute mon attention.

Je vous prie d'agréer mes salutations distinguées.
Noor Haddad`,
  "a certificate": `CERTIFICATE OF COMPLETION

This is to certify that

Noor Haddad
noor@example.org

has successfully completed the course Kubernetes in Practice, 40 hours.
Awarded on 12 October 2026`,
  "a reference": `Northwind Ltd, 3 November 2026

To whom it may concern

Noor Haddad (noor@example.org) worked for us as a Backend Engineer. I recommend her without reservation.

Yours faithfully,
Tom Hale, Head of Engineering`,
  "an employer's reference in German": `Northwind GmbH, 3. November 2026

Arbeitszeugnis

Frau Noor Haddad (noor@example.org) war bei uns tätig. Sie erledigte ihre Aufgaben stets zu unserer
vollsten Zufriedenheit. Wir bedauern ihr Ausscheiden, danken ihr und wünschen ihr für die Zukunft alles Gute.`,
  "a transcript of records": `TRANSCRIPT OF RECORDS
Noor Haddad
noor@example.org
Student number 1029384

Course code   Course title   Credits   Grade
CS101   Programming   6 ECTS   A
CS204   Databases   6 ECTS   B
MA110   Statistics   6 ECTS   A
Grade point average 3.8
Issued on 5 November 2026`,
};

async function upload(content: string, name: string) {
  const { results } = await api.uploads.upload(formOf([{ name, content }], jobId));
  const [result] = results;
  if (!result?.success) throw new Error(result?.error ?? "no result");
  return { ...result, id: result.candidateId ?? 0 };
}

const filesOf = async (id: number) =>
  (await api.candidates.versions({ id })).map(({ fileName, kind, isCurrent }) => ({
    ...{ fileName, kind, isCurrent },
  }));

const both = [
  { fileName: "cv.txt", kind: "cv", isCurrent: true },
  { fileName: "paper.txt", kind: "attachment", isCurrent: false },
];
const isCv = { lastRoleTitle: "Backend Engineer", fileName: "cv.txt", versionCount: 2 };

test.each(Object.entries(papers))(
  "%s never replaces the CV, whichever comes first",
  async (_, paper) => {
    const { id } = await upload(cv, "cv.txt");
    const before = await api.candidates.listInFull({ id: jobId });
    const late = await upload(paper, "paper.txt");
    expect(late).toMatchObject({ id, duplicate: "attachment" });
    expect(late.warnings ?? []).toEqual([]);
    expect(await api.candidates.listInFull({ id: jobId })).toEqual(
      before.map((candidate) => ({ ...candidate, versionCount: 2 })),
    );
    expect(await filesOf(id)).toEqual(both);
    await api.candidates.delete({ id });
    await desk.eraseDeleted();

    const first = await upload(paper, "paper.txt");
    const second = await upload(cv, "cv.txt");
    expect(second).toMatchObject({ id: first.id, duplicate: "same-person" });
    const [candidate] = await api.candidates.listInFull({ id: jobId });
    expect(candidate).toMatchObject({ id: first.id, ...isCv });
    expect(candidate?.warnings.map(({ code }) => code)).not.toContain("not-a-cv");
    expect(await filesOf(first.id)).toEqual(both);
  },
);

const letter = papers["a cover letter"] ?? "";

test("a person can make an attachment current and go back; the next CV becomes current again", async () => {
  const { id } = await upload(cv, "cv.txt");
  await upload(letter, "paper.txt");
  const versionOf = async (name: string) =>
    (await api.candidates.versions({ id })).find(({ fileName }) => fileName === name)?.id ?? 0;
  await api.candidates.makeCurrent({ id, versionId: await versionOf("paper.txt") });
  expect(await filesOf(id)).toEqual([
    { fileName: "cv.txt", kind: "cv", isCurrent: false },
    { fileName: "paper.txt", kind: "attachment", isCurrent: true },
  ]);
  await api.candidates.makeCurrent({ id, versionId: await versionOf("cv.txt") });
  expect((await api.candidates.listInFull({ id: jobId }))[0]).toMatchObject(isCv);
  const newer = cv.replace("January 2021", "January 2023");
  expect(await upload(newer, "newer.txt")).toMatchObject({ id, duplicate: "same-person" });
  expect((await filesOf(id)).map(({ fileName }) => fileName)).toEqual([
    ...["newer.txt", "cv.txt", "paper.txt"],
  ]);
});

test("an attachment is no change of the CV, is downloaded by itself, and reported as one", async () => {
  const { id } = await upload(cv, "cv.txt");
  const late = await upload(letter, "paper.txt");
  const [current, paper] = await api.candidates.versions({ id });
  expect([current?.changes, paper?.changes]).toEqual([[], []]);
  const file = await api.candidates.downloadVersion({ id, versionId: paper?.id ?? 0 });
  expect(Buffer.from(file.bytes).toString()).toContain("Dear Ms Berg");
  expect(late.warnings).toBeUndefined();
});

test("a letter and a CV of one upload end the same in either order", async () => {
  for (const files of [
    ["paper.txt", "cv.txt"],
    ["cv.txt", "paper.txt"],
  ]) {
    const form = formOf(
      files.map((name) => ({ name, content: name === "cv.txt" ? cv : letter })),
      jobId,
    );
    await api.uploads.upload(form);
    const [candidate, ...others] = await api.candidates.listInFull({ id: jobId });
    expect(others).toEqual([]);
    expect(candidate).toMatchObject(isCv);
    await api.candidates.delete({ id: candidate?.id ?? 0 });
    await desk.eraseDeleted();
  }
});

test("deleting the candidate erases the attachment's row and file, too", async () => {
  const { id } = await upload(cv, "cv.txt");
  await upload(letter, "paper.txt");
  await api.candidates.delete({ id });
  await desk.eraseDeleted();
  const versions = desk.parts.db.$client.prepare("select count(*) from candidate_versions").pluck();
  expect(versions.get()).toBe(0);
  const stored = readdirSync(desk.uploads, { recursive: true });
  expect(stored.filter((name) => String(name).length > 60)).toEqual([]);
});
