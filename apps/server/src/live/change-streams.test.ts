import { backendJob, formOf, profileOf, resumeText } from "@resume-picker/api/testing/test-desk";
import type { Client } from "@resume-picker/api/testing/test-desk";
import type { ChangeMessage } from "@resume-picker/domain/jobs/sharing/job-change";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { makeTestApp } from "../testing/test-app.ts";

let made: Awaited<ReturnType<typeof makeTestApp>>;
let owner: Client;
let guest: Client;
let stranger: Client;
let jobId: number;
let candidateId: number;

beforeAll(async () => {
  made = await makeTestApp();
  const { desk } = made;
  owner = await desk.signUp("owner");
  guest = await desk.signUp("guest");
  stranger = await desk.signUp("stranger");
  const api = await owner.api();
  jobId = (await api.jobs.create(backendJob)).id;
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  const { results } = await api.uploads.upload(formOf([{ name: "noor.txt", content }], jobId));
  candidateId = results[0]?.candidateId ?? 0;
});
afterAll(() => made.desk.close());

/** Reads a stream of events until it ends. */
async function listen(client: Client, page = "") {
  const headers = { cookie: client.cookie() };
  const response = await made.app.request(`/api/events?page=${page}`, { headers });
  if (!response.body) throw new Error(`no stream: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const told: string[] = [];
  const times: number[] = [];
  const marks: string[] = [];
  const ended = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return performance.now();
      for (const [, data = ""] of value.matchAll(/^data: (.*)$/gm)) {
        const { mark, change } = JSON.parse(data) as ChangeMessage;
        marks.push(mark);
        if (change === null) continue;
        told.push(`${change.by}: ${change.what} ${change.jobIds.join(",")}`);
        times.push(performance.now());
      }
    }
  })();
  onTestFinished(() => reader.cancel().catch(() => undefined));
  // The first message is the mark.
  await expect.poll(() => marks.length).toBe(1);
  return { told, times, marks, ended };
}

const share = async (role: "viewer" | "editor") =>
  (await owner.api()).jobs.setMember({ id: jobId, user: "guest", role });

const removeGuest = async () => {
  const { id } = await (await guest.api()).accounts.currentUser();
  await (await owner.api()).jobs.removeMember({ id: jobId, userId: id });
};

test("members hear of each other's changes, strangers of none", async () => {
  await share("editor");
  const [heard, unheard] = [await listen(guest), await listen(stranger)];
  const api = await owner.api();
  const asked = { id: jobId, candidateId };
  await api.decisions.decide({ ...asked, decision: "advance", reasons: [] });
  await api.candidates.correct({ id: candidateId, field: "location", value: "Leeds" });
  await api.notes.add({ id: candidateId, text: "Call back." });
  await api.scoring.manualRank({ id: jobId });
  await api.candidates.listForJob({ id: jobId });
  await expect
    .poll(() => heard.told)
    .toEqual([
      `owner Tester: decisions.decide ${jobId}`,
      `owner Tester: candidates.correct ${jobId}`,
      `owner Tester: notes.add ${jobId}`,
      `owner Tester: scoring.manualRank ${jobId}`,
    ]);
  expect(unheard.told).toEqual([]);
});

test("a change that failed is told to nobody", async () => {
  await share("viewer");
  const heard = await listen(owner);
  const asked = { id: jobId, candidateId, decision: "hold" as const, reasons: [] };
  await expect((await guest.api()).decisions.decide(asked)).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  await (await owner.api()).decisions.decide(asked);
  await expect.poll(() => heard.told).toEqual([`owner Tester: decisions.decide ${jobId}`]);
});

test("a page hears nothing of its own changes, and its user's other pages do", async () => {
  const [own, other] = [await listen(owner, "one"), await listen(owner, "two")];
  const response = await made.app.request(`/api/jobs/${jobId}/manual-rank`, {
    method: "POST",
    headers: { cookie: owner.cookie(), "content-type": "application/json", "x-page": "one" },
    body: "{}",
  });
  expect(response.status).toBe(200);
  await expect.poll(() => other.told).toHaveLength(1);
  expect(own.told).toEqual([]);
});

test("a page that comes back knows whether it missed something", async () => {
  await share("viewer");
  const [before] = (await listen(guest)).marks;
  expect((await listen(guest)).marks[0]).toBe(before);
  await (await owner.api()).scoring.manualRank({ id: jobId });
  expect((await listen(guest)).marks[0]).not.toBe(before);
});

test("a removed member's stream ends at once, and the next one tells nothing of the job", async () => {
  await share("editor");
  const heard = await listen(guest);
  const removed = performance.now();
  await removeGuest();
  expect((await heard.ended) - removed).toBeLessThan(2000);
  const after = await listen(guest);
  await (await owner.api()).scoring.manualRank({ id: jobId });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(after.told).toEqual([]);
});

test("the streams of a deactivated account and of an ended session end within two seconds", async () => {
  const leaver = made.desk.visitor();
  await (await leaver.api()).accounts.signUp(profileOf("leaver"));
  const { id } = await (await leaver.api()).accounts.currentUser();
  const elsewhere = made.desk.visitor();
  const { username, password } = profileOf("leaver");
  await (await elsewhere.api()).accounts.signIn({ username, password });
  const [one, two] = [await listen(leaver), await listen(elsewhere)];
  let asked = performance.now();
  await (await elsewhere.api()).accounts.signOut();
  expect((await two.ended) - asked).toBeLessThan(2000);
  asked = performance.now();
  await (await owner.api()).admin.setActive({ userId: id, isActive: false });
  expect((await one.ended) - asked).toBeLessThan(2000);
});

test("visitors get no stream, and an account only so many", async () => {
  expect((await made.app.request("/api/events")).status).toBe(401);
  const newcomer = made.desk.visitor();
  await (await newcomer.api()).accounts.signUp(profileOf("newcomer"));
  const headers = { cookie: newcomer.cookie() };
  for (let open = 0; open < 20; open += 1) await listen(newcomer);
  const refused = await made.app.request("/api/events", { headers });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("60");
});
