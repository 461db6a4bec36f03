import { loadOwnValues } from "@resume-picker/db/queries/erasures/own-data";
import { undoMs } from "@resume-picker/domain/deletion/undo-time";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { HtmlPage } from "../download.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";
import type { Api } from "../root.ts";
import { finishDeletions } from "../background-jobs/finish-deletions.ts";

let desk: TestDesk;
let now: Date;
let client: Client;
let api: Api;
let users = 0;

beforeAll(async () => {
  desk = await makeTestDesk({ clock: () => now });
});
afterAll(() => desk.close());
beforeEach(async () => {
  now = new Date("2026-08-31T09:00:00Z");
  users += 1;
  client = await desk.signUp(`keeper${users}`);
  api = await client.api();
});

const cv = (name: string, from = "2021") => ({
  name: `${name} ${from}.txt`,
  content: resumeText({ name, email: `${name.slice(0, 3).toLowerCase()}@example.org` }).replace(
    /\b20\d\d\b/u,
    from,
  ),
});

async function send(
  day: string,
  files: ReturnType<typeof cv>[],
  jobId?: number,
): Promise<number[]> {
  now = new Date(`${day}T09:00:00Z`);
  const { results } = await api.uploads.upload(formOf(files, jobId));
  return results.map(({ candidateId }) => candidateId ?? 0);
}

const names = async (past: "any" | "only") =>
  (await api.talentPool.list({ past })).candidates.map(({ name }) => name).sort();

test("with no rule nobody is past their time, whatever their age", async () => {
  await send("2026-08-31", [cv("Noor Haddad")]);
  now = new Date("2046-08-31T09:00:00Z");
  expect(await api.talentPool.retention()).toMatchObject({ keepMonths: null, jobs: [], past: 0 });
  expect(await names("only")).toEqual([]);
  const { candidates } = await api.talentPool.list({});
  expect(candidates).toMatchObject([{ keptUntil: null, isPast: false }]);
  await expect(api.talentPool.erasePast({ mark: "none" })).rejects.toMatchObject({
    code: "CONFLICT",
  });
});

test("a person is past their time on the day after the last one that is told", async () => {
  await send("2026-08-31", [cv("Noor Haddad")]);
  await api.talentPool.setRetention({ keepMonths: 6 });
  now = new Date("2027-02-28T23:59:59Z");
  expect(await api.talentPool.list({})).toMatchObject({
    candidates: [{ keptUntil: "2027-02-28", isPast: false }],
  });
  expect(await api.talentPool.retention()).toMatchObject({ past: 0 });
  now = new Date("2027-03-01T00:00:00Z");
  expect(await api.talentPool.list({ past: "only" })).toMatchObject({
    total: 1,
    candidates: [{ keptUntil: "2027-02-28", isPast: true }],
  });
  expect(await api.talentPool.retention()).toMatchObject({ keepMonths: 6, past: 1 });
  await api.talentPool.setRetention({ keepMonths: 12 });
  expect(await names("only")).toEqual([]);
});

test("a newer file of the same person starts their time again, and other filters still hold", async () => {
  const [noor] = await send("2026-03-01", [cv("Noor Haddad"), cv("Ida Berg")]);
  const [again] = await send("2026-08-01", [cv("Noor Haddad", "2019")]);
  expect(again).toBe(noor);
  await api.talentPool.setRetention({ keepMonths: 6 });
  now = new Date("2026-10-01T09:00:00Z");
  expect(await names("only")).toEqual(["Ida Berg"]);
  expect((await api.talentPool.list({ past: "only", q: "noor" })).total).toBe(0);
  expect((await api.talentPool.list({ past: "only", q: "ida" })).total).toBe(1);
});

test("nobody is deleted by time alone; one press deletes those who were told, and Undo brings them back", async () => {
  const { id } = await api.jobs.create(backendJob);
  const old = await send("2026-01-10", [cv("Noor Haddad"), cv("Ida Berg")], id);
  await send("2026-08-01", [cv("Tom Reyes")], id);
  await api.talentPool.setRetention({ keepMonths: 6 });
  now = new Date("2026-08-31T09:00:00Z");
  await finishDeletions(desk.parts);
  expect(await names("any")).toHaveLength(3);
  const { mark, past } = await api.talentPool.retention();
  expect(past).toBe(2);
  await expect(api.talentPool.erasePast({ mark: "of yesterday" })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  const erased = await api.talentPool.erasePast({ mark });
  expect(erased).toMatchObject({ message: "2 candidates deleted", left: 0 });
  expect(erased.ids.sort()).toEqual(old.sort());
  expect(await names("any")).toEqual(["Tom Reyes"]);
  expect(await api.talentPool.erasePast({ mark })).toMatchObject({
    ids: [],
    left: 0,
  });
  await api.candidates.restore({ ids: erased.ids });
  expect(await names("only")).toEqual(["Ida Berg", "Noor Haddad"]);
  await api.talentPool.erasePast({ mark });
  now = new Date(now.getTime() + undoMs);
  await finishDeletions(desk.parts);
  await expect(api.candidates.restore({ ids: erased.ids })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("who is past their time is not proposed for a new job", async () => {
  await send("2026-01-10", [cv("Noor Haddad")]);
  await send("2026-08-01", [cv("Tom Reyes")]);
  const { id } = await api.jobs.create(backendJob);
  const proposed = async () => {
    const answer = await api.talentPool.suggestedCandidates({ id });
    return [answer.pool, answer.standing.map(({ name }) => name).sort()];
  };
  expect(await proposed()).toEqual([2, ["Noor Haddad", "Tom Reyes"]]);
  await api.talentPool.setRetention({ keepMonths: 6 });
  expect(await proposed()).toEqual([1, ["Tom Reyes"]]);
  expect(await api.talentPool.suggestedCandidates({ id, max: 0 })).toMatchObject({
    isBegun: false,
    pool: 1,
  });
  await api.talentPool.setRetention({ keepMonths: 12 });
  expect(await proposed()).toEqual([2, ["Noor Haddad", "Tom Reyes"]]);
});

test("the report, the list as CSV and one's own data tell the rule and the day", async () => {
  const { id } = await api.jobs.create(backendJob);
  const [candidateId = 0] = await send("2026-08-31", [cv("Noor Haddad")], id);
  const keptWords = async () => {
    const report = await api.candidateReport.show({ id, candidateId, audience: "candidate" });
    if (report instanceof HtmlPage) throw new Error("JSON was asked for.");
    return report.kept[0];
  };
  expect(await keptWords()).toMatch(/^No deletion date is set/);
  await api.talentPool.setRetention({ keepMonths: 6 });
  expect(await keptWords()).toMatch(/^Kept until 2027-02-28, 6 months after .* on 2026-08-31\./);
  const file = await api.talentPool.export({ candidateIds: [candidateId] });
  expect(new TextDecoder().decode(await file.bytes())).toContain('"2027-02-28"');
  now = new Date("2027-03-01T09:00:00Z");
  expect(await keptWords()).toMatch(/^Retention ended on 2027-02-28/);
  const { id: userId } = await api.accounts.currentUser();
  expect(loadOwnValues(desk.parts.db, userId).retention.keepMonths).toBe(6);
});

test("each user has a rule of their own, and nobody else's candidates are counted or deleted", async () => {
  await send("2026-01-10", [cv("Noor Haddad")]);
  await api.talentPool.setRetention({ keepMonths: 6 });
  const admin = await (await desk.signUp(`stranger${users}`)).api();
  now = new Date("2026-08-31T09:00:00Z");
  expect(await admin.talentPool.retention()).toMatchObject({ keepMonths: null });
  const { mark } = await admin.talentPool.setRetention({ keepMonths: 6 });
  expect(await admin.talentPool.retention()).toMatchObject({ past: 0 });
  const erased = await admin.talentPool.erasePast({ mark });
  expect(erased).toMatchObject({ ids: [], left: 0 });
  expect(await api.talentPool.retention()).toMatchObject({ keepMonths: 6, past: 1 });
  await expect(
    desk
      .visitor()
      .api()
      .then((a) => a.talentPool.retention()),
  ).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
  // Only the offered periods are accepted.
  await expect(admin.talentPool.setRetention({ keepMonths: 7 as 6 })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
});
