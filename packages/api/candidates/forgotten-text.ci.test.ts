import { getHeapSnapshot } from "node:v8";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;

beforeAll(async () => {
  desk = await makeTestDesk();
});
afterAll(() => desk.close());

/** Built on each call, which keeps the test itself from holding a copy. */
const canary = () => ["Xylo", "graphy", "of", "canaries"].join(" ");

/** Whether a reachable string of this process has the canary at or near its start. */
async function isInHeap(): Promise<boolean> {
  const snapshot = getHeapSnapshot();
  const sought = Buffer.from(canary());
  let tail: Buffer = Buffer.alloc(0);
  let isFound = false;
  for await (const chunk of snapshot) {
    const bytes = Buffer.concat([tail, chunk as Buffer]); // a heap snapshot is a byte stream
    isFound ||= bytes.includes(sought);
    tail = bytes.subarray(-sought.length);
  }
  return isFound;
}

/** Uploads, scores, corrects and permanently deletes a CV that contains the canary. */
async function useAndDelete(): Promise<boolean> {
  const api = await (await desk.signUp("recruiter")).api();
  const { id: jobId } = await api.jobs.create(backendJob);
  const content = resumeText({
    name: "Noor Haddad",
    email: "noor@example.org",
    title: canary(),
    skills: `TypeScript, ${canary()}`,
  });
  const { results } = await api.uploads.upload(formOf([{ name: "cv.txt", content }], jobId));
  const id = results[0]?.candidateId ?? 0;
  await api.candidates.correct({ id, field: "headline", value: `${canary()} and parrots` });
  await api.jobs.update({ ...backendJob, id: jobId, title: "Payments Engineer" });
  const shown = await api.candidates.detail({ jobId, id });
  const wasInHeap = await isInHeap();
  expect(shown.id).toBe(id);
  await api.candidates.deleteMany({ ids: [id] });
  await desk.eraseDeleted();
  // A second upload replaces the text that the regex engine keeps from its last match.
  const other = resumeText({ name: "Ida Berg", email: "ida@example.org" });
  await api.uploads.upload(formOf([{ name: "ida.txt", content: other }], jobId));
  return wasInHeap;
}

test("once a candidate is deleted, no copy of the CV's text is left in the server's memory", async () => {
  expect(await useAndDelete()).toBe(true);
  expect(await isInHeap()).toBe(false);
}, 60_000);
