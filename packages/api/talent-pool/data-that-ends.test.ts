import { users } from "@resume-picker/db/schema/accounts";
import { mails } from "@resume-picker/db/schema/mails";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";
import type { Api } from "../root.ts";
import { warnOfRetention } from "./warn-of-retention.ts";

let desk: TestDesk;
let now: Date;
let api: Api;
let jobId: number;
let otherJob: number;

const at = (day: string) => (now = new Date(`${day}T09:00:00Z`));
const address = (name: string) => `${name.split(" ")[0]?.toLowerCase()}@example.org`;
const cv = (name: string, more = "") => ({
  name: `${name}.txt`,
  content: resumeText({ name, email: address(name) }) + more,
});

beforeEach(async () => {
  at("2026-01-10");
  desk = await makeTestDesk({ clock: () => now });
  api = await (await desk.signUp("keeper")).api();
  desk.parts.db.update(users).set({ emailVerified: true }).run();
  desk.parts.db.delete(mails).run();
  jobId = (await api.jobs.create(backendJob)).id;
  otherJob = (await api.jobs.create({ ...backendJob, title: "Platform Engineer" })).id;
});
afterEach(() => desk.close());

async function send(names: string[], to?: number): Promise<number[]> {
  const { results } = await api.uploads.upload(
    formOf(
      names.map((name) => cv(name)),
      to,
    ),
  );
  return results.map(({ candidateId }) => candidateId ?? 0);
}

const past = async () =>
  (await api.talentPool.list({ past: "only" })).candidates.map(({ name }) => name).sort();

test("a job's rule keeps its candidates, and the longest rule of several jobs counts", async () => {
  const [noor = 0] = await send(["Noor Haddad", "Ida Berg"], jobId);
  await send(["Tom Reyes"], otherJob);
  await api.talentPool.setRetention({ keepMonths: 12 });
  await api.talentPool.setJobRetention({ id: jobId, keepMonths: 6 });
  at("2026-08-01");
  expect(await past()).toEqual(["Ida Berg", "Noor Haddad"]);
  expect(await api.talentPool.list({})).toMatchObject({
    candidates: [{ keptUntil: "2027-01-10" }, { keptUntil: "2026-07-10" }, {}],
  });
  await api.talentPool.addToJob({ id: otherJob, candidateIds: [noor] });
  expect(await past()).toEqual(["Ida Berg"]);
  await api.talentPool.setJobRetention({ id: jobId, keepMonths: null });
  expect(await past()).toEqual([]);
  await api.talentPool.setJobRetention({ id: jobId, keepMonths: "account" });
  expect((await api.talentPool.retention()).jobs).toEqual([]);
  at("2027-01-11");
  expect(await past()).toEqual(["Ida Berg", "Noor Haddad", "Tom Reyes"]);
});

test("a preview says what goes and when, before a rule is saved", async () => {
  // Uploaded one by one, because files of one upload are parsed in random order.
  await send(["Noor Haddad"], jobId);
  await send(["Ida Berg"], jobId);
  at("2026-03-05");
  await send(["Tom Reyes"], otherJob);
  at("2026-08-25");
  const preview = await api.talentPool.previewRetention({ keepMonths: 6 });
  expect(preview).toMatchObject({ past: 2, soon: 1, held: 0, kept: 0 });
  expect(preview.months).toEqual([{ month: "2026-09", count: 1 }]);
  expect(preview.next.map(({ name, keptUntil }) => [name, keptUntil])).toEqual([
    ["Noor Haddad", "2026-07-10"],
    ["Ida Berg", "2026-07-10"],
    ["Tom Reyes", "2026-09-05"],
  ]);
  const ofJob = { id: jobId, keepMonths: 24 as const };
  expect(await api.talentPool.previewRetention({ keepMonths: 6, job: ofJob })).toMatchObject({
    ...{ past: 0, soon: 1 },
    months: [
      { month: "2026-09", count: 1 },
      { month: "2028-01", count: 2 },
    ],
  });
  expect(await api.talentPool.retention()).toMatchObject({ keepMonths: null, past: 0, jobs: [] });
});

test("nobody deletes a candidate on hold before the hold is lifted", async () => {
  const [noor = 0, ida = 0] = await send(["Noor Haddad", "Ida Berg"], jobId);
  await api.talentPool.setRetention({ keepMonths: 6 });
  await api.talentPool.hold({ id: noor, reason: " A dispute\nin court " });
  at("2026-08-01");
  expect(await past()).toEqual(["Ida Berg"]);
  const { mark, held } = await api.talentPool.retention();
  expect(held).toBe(1);
  expect(await api.talentPool.findHold({ id: noor })).toMatchObject({
    ...{ reason: "A dispute in court", by: "keeper Tester" },
  });
  const held409 = { code: "CONFLICT" };
  await expect(api.candidates.delete({ id: noor })).rejects.toMatchObject(held409);
  await expect(api.candidates.deleteMany({ ids: [ida, noor] })).rejects.toMatchObject(held409);
  expect((await api.talentPool.erasePast({ mark })).ids).toEqual([ida]);
  await api.talentPool.release({ id: noor });
  expect(await past()).toEqual(["Noor Haddad"]);
  await api.candidates.delete({ id: noor });
});

const queued = () => desk.parts.db.select().from(mails).all();

test("the owner is warned two weeks before, once, and the mail names nobody", async () => {
  await send(["Noor Haddad"], jobId);
  at("2026-01-15");
  await send(["Ida Berg"], jobId);
  await api.talentPool.setRetention({ keepMonths: 6 });
  at("2026-06-25");
  warnOfRetention(desk.parts);
  expect(queued()).toEqual([]);
  at("2026-06-26");
  warnOfRetention(desk.parts);
  warnOfRetention(desk.parts);
  at("2026-07-02");
  warnOfRetention(desk.parts);
  expect(queued()).toHaveLength(1);
  const [mail] = queued();
  // Both are included, which avoids a second mail within the week.
  expect(mail?.text).toContain("2 candidates reach the last day");
  expect(mail?.text).toContain("between 2026-07-10 and 2026-07-17");
  expect(`${mail?.text}${mail?.subject}`).not.toMatch(/Noor|Ida|example\.org/);
  expect(await api.talentPool.retention()).toMatchObject({ past: 0, soon: 2 });
});

test("everything about an address is found, exported and deleted, and mentions are left", async () => {
  const [noor = 0] = await send(["Noor Haddad"], jobId);
  const reference = cv("Ida Berg", "\nReference: noor@example.org, former manager\n");
  const stranger = cv("Tom Reyes", "\nReference: xnoor@example.org\n");
  const { results } = await api.uploads.upload(formOf([reference, stranger], jobId));
  const [ida = 0, tom = 0] = results.map(({ candidateId }) => candidateId ?? 0);
  await api.notes.add({ id: noor, text: "Asks for part-time." });
  await api.notes.add({ id: tom, text: "Was recommended by Noor@example.org." });
  await api.decisions.decide({ id: jobId, candidateId: noor, decision: "hold" });
  const found = await api.talentPool.findPerson({ email: "Noor@Example.org" });
  expect(found.people).toMatchObject([
    {
      ...{ id: noor, places: ["address", "cv-text"], jobs: ["Backend Engineer"] },
      ...{ files: 1, notes: 1, decisions: 1, messages: 0 },
    },
  ]);
  // Whichever of the two files was read first has the lower id.
  expect(new Map(found.mentions.map(({ id, places }) => [id, places]))).toEqual(
    new Map([
      [ida, ["cv-text"]],
      [tom, ["note"]],
    ]),
  );
  const zip = await api.talentPool.exportPerson({ email: "noor@example.org" });
  const bytes = Buffer.from(await new Response(zip.stream).arrayBuffer()).toString("latin1");
  expect(bytes).toContain(`candidate-${noor}/data.json`);
  expect(bytes).not.toContain(`candidate-${ida}/`);
  const erase = (candidateIds: number[]) =>
    api.talentPool.erasePerson({ email: "noor@example.org", candidateIds });
  await expect(erase([noor, ida])).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await erase([noor])).toMatchObject({ ids: [noor] });
  expect((await api.talentPool.findPerson({ email: "noor@example.org" })).people).toEqual([]);
});

test("an account finds its own data alone, an administrator's no more than that", async () => {
  const other = await (await desk.signUp("other")).api();
  await other.uploads.upload(formOf([cv("Noor Haddad")]));
  // The owner of the data is the administrator here.
  const found = await api.talentPool.findPerson({ email: "noor@example.org" });
  expect(found).toMatchObject({ people: [], mentions: [] });
  const { people } = await other.talentPool.findPerson({ email: "noor@example.org" });
  expect(people).toHaveLength(1);
});

test("a text for applicants says what the settings say, and no name in it is markup", async () => {
  await api.settings.change({ SITE_NAME: "Acme [x](y) <b>", SUPPORT_EMAIL: "jobs@acme.example" });
  await api.talentPool.setRetention({ keepMonths: 6 });
  await api.talentPool.setJobRetention({ id: jobId, keepMonths: 12 });
  const own = await api.talentPool.applicantNotice({});
  expect(own.markdown).toContain("for 6 months after your newest CV");
  expect(own.markdown).toContain("Acme \\[x\\](y) \\<b\\>");
  expect(own.markdown).toContain("Contact: jobs@acme.example.");
  expect(own.markdown).toContain("[name and address of the employer]");
  const { markdown } = await api.talentPool.applicantNotice({ jobId });
  expect(markdown).toContain("# How we use your application: Backend Engineer");
  expect(markdown).toContain("for 12 months after your newest CV");
});
