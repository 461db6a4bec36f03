import { users } from "@resume-picker/db/schema/accounts";
import { mails } from "@resume-picker/db/schema/mails";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let owner: Api;
let grace: Api;
let stranger: Api;
let jobId: number;
let candidateId: number;

beforeEach(async () => {
  desk = await makeTestDesk();
  owner = await (await desk.signUp("owner")).api();
  grace = await (await desk.signUp("grace")).api();
  stranger = await (await desk.signUp("stranger")).api();
  desk.parts.db.update(users).set({ emailVerified: true }).run();
  desk.parts.db.delete(mails).run();
  jobId = (await owner.jobs.create(backendJob)).id;
  await owner.jobs.setMember({ id: jobId, user: "grace", role: "reviewer" });
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  const { results } = await owner.uploads.upload(formOf([{ name: "cv.txt", content }], jobId));
  candidateId = results[0]?.candidateId ?? 0;
});
afterEach(() => desk.close());

const write = (text: string) => owner.notes.add({ id: candidateId, text, jobId });
const queued = () => desk.parts.db.select().from(mails).all();

test("a member who is named finds the note in the inbox and hears of it by mail", async () => {
  const { id } = await write("Salary 90k. @Grace, what do you think? @owner @stranger");
  expect(await grace.mentions.unread()).toEqual({ count: 1 });
  const [mention] = await grace.mentions.list();
  expect(mention).toMatchObject({
    ...{ jobId, candidateId, name: "Noor Haddad", by: "owner Tester", readAt: null },
    text: "Salary 90k. @Grace, what do you think? @owner @stranger",
  });
  // Non-members and the author aren't notified.
  expect(await stranger.mentions.list()).toEqual([]);
  expect(await owner.mentions.list()).toEqual([]);
  expect(queued().map(({ recipient }) => recipient)).toEqual(["grace@example.com"]);
  const [mail] = queued();
  expect(mail?.text).toContain(`/jobs/${jobId}?candidate=${candidateId}`);
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Noor|Salary|90k/);
  // A second mention in the same note doesn't notify again.
  await owner.notes.edit({ id, text: "@grace @grace and more", jobId });
  expect(await grace.mentions.list()).toHaveLength(1);
  expect(queued()).toHaveLength(1);
  await grace.mentions.markRead({ ids: [mention?.id ?? 0] });
  expect(await grace.mentions.unread()).toEqual({ count: 0 });
});

test("a mention is gone with the note, the candidate, or the access to the job", async () => {
  const { id } = await write("@grace first");
  const { id: graceId } = await grace.accounts.currentUser();
  await owner.jobs.removeMember({ id: jobId, userId: graceId });
  expect(await grace.mentions.list()).toEqual([]);
  expect(await grace.mentions.unread()).toEqual({ count: 0 });
  await owner.jobs.setMember({ id: jobId, user: "grace", role: "viewer" });
  expect(await grace.mentions.list()).toHaveLength(1);
  await owner.candidates.delete({ id: candidateId });
  expect(await grace.mentions.list()).toEqual([]);
  await owner.candidates.restore({ ids: [candidateId] });
  await owner.notes.delete({ id });
  expect(await grace.mentions.list()).toEqual([]);
});

test("a note is written in a job that its author reviews and its candidate is on", async () => {
  const other = await owner.jobs.create(backendJob);
  await owner.jobs.setMember({ id: other.id, user: "stranger", role: "viewer" });
  const notOn = owner.notes.add({ id: candidateId, text: "@stranger", jobId: other.id });
  await expect(notOn).rejects.toMatchObject({ code: "NOT_FOUND" });
  const foreign = grace.notes.add({ id: candidateId, text: "@stranger", jobId: other.id });
  await expect(foreign).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await owner.notes.list({ id: candidateId })).toEqual([]);
  expect(await stranger.mentions.list()).toEqual([]);
});

test("nobody marks the mentions of others as read, and no unconfirmed address is mailed", async () => {
  desk.parts.db.update(users).set({ emailVerified: false }).run();
  await write("@grace");
  expect(queued()).toEqual([]);
  const [mention] = await grace.mentions.list();
  await owner.mentions.markRead({ ids: [mention?.id ?? 0] });
  expect(await grace.mentions.unread()).toEqual({ count: 1 });
});
