import { getHeapSnapshot } from "node:v8";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;

beforeAll(async () => {
  desk = await makeTestDesk();
});
afterAll(() => desk.close());

/** Made when asked for, so that the test itself keeps no copy of it. */
const canary = () => ["Xylo", "graphy", "of", "canaries"].join(" ");

/** Whether some string of this process, garbage apart, begins with or holds the canary early on. */
async function isInHeap(): Promise<boolean> {
  const snapshot = getHeapSnapshot();
  const sought = Buffer.from(canary());
  let tail: Buffer = Buffer.alloc(0);
  let isFound = false;
  for await (const chunk of snapshot) {
    const bytes = Buffer.concat([tail, chunk as Buffer]); // a heap snapshot is a stream of bytes
    isFound ||= bytes.includes(sought);
    tail = bytes.subarray(-sought.length);
  }
  return isFound;
}

/** Uploads, scores and corrects a CV that holds the canary, and deletes it for good. */
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
  // What the engine keeps of the text that was matched last is another person's by now.
  const other = resumeText({ name: "Ida Berg", email: "ida@example.org" });
  await api.uploads.upload(formOf([{ name: "ida.txt", content: other }], jobId));
  return wasInHeap;
}

test("once a candidate is deleted, no copy of the CV's text is left in the server's memory", async () => {
  expect(await useAndDelete()).toBe(true);
  expect(await isInHeap()).toBe(false);
}, 60_000);
