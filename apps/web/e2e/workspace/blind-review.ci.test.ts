import { findSecrets } from "@resume-picker/api/testing/find-secrets";
import { makeSecretCv, secretKinds } from "@resume-picker/api/testing/secret-cvs";
import type { SecretCv } from "@resume-picker/api/testing/secret-cvs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, sharedProduct, signedInUser } from "../harness/product.ts";
import { createJob, dropFiles, uploadTo, waitForCandidates } from "../harness/workspace.ts";

const product = sharedProduct();

/** All that the page holds: what it shows, its addresses, labels and hidden parts. */
async function read(page: Page): Promise<string> {
  const values = await page
    .locator("input, textarea")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).join("\n"));
  return `${page.url()}\n${await page.title()}\n${await page.content()}\n${values}`;
}

/** Waits for what loads after the page. */
async function settle(page: Page): Promise<void> {
  await page.locator("main").first().waitFor();
  await page.waitForLoadState("networkidle");
}

test("no screen tells who the candidates of a blind job are", async () => {
  const cvs: SecretCv[] = [];
  for (let at = 0; at < 20; at += 1)
    cvs.push(await makeSecretCv(secretKinds[at % secretKinds.length] ?? "txt", at));
  const owner = await product.newUser();
  // To recognise letters takes a processor ten seconds a page.
  owner.setDefaultTimeout(120_000);
  const jobId = await createJob(owner, { title: "Backend Engineer" });
  const blind = { data: { isBlind: true, hidesSchools: true } };
  expect((await owner.request.put(`/api/jobs/${jobId}/blind-review`, blind)).status()).toBe(200);
  const files = cvs.map(({ fileName, bytes }) => ({ name: fileName, bytes: Buffer.from(bytes) }));
  owner.context().setDefaultTimeout(120_000);
  const [dropped, ...sent] = files;
  await uploadTo(owner, jobId, sent);
  const hits: string[] = [];
  const look = async (page: Page, screen: string) => {
    await settle(page);
    hits.push(...findSecrets(await read(page), cvs).map((hit) => `${screen}: ${hit}`));
  };

  await owner.goto(`/jobs/${jobId}`);
  await waitForCandidates(owner, 19);
  if (dropped) await dropFiles(owner, [dropped]);
  await owner.getByText(/^File 1\./).waitFor();
  await look(owner, "the upload panel");
  await waitForCandidates(owner, 20);
  await look(owner, "the list");
  const listed = await owner.request.get(`/api/jobs/${jobId}/candidates`);
  const candidates = (await listed.json()) as { id: number; name: string }[];
  expect(candidates).toHaveLength(20);
  for (const { id, name } of candidates) {
    expect(name).toBe(`Candidate K${id}`);
    await owner.goto(`/jobs/${jobId}?candidate=${id}&cv=true`);
    await owner.getByRole("heading", { name }).first().waitFor();
    await look(owner, `candidate ${id} with the CV`);
  }
  const paths = [
    ...["?view=shortlist", "?view=jd-editor"].map((view) => `/jobs/${jobId}${view}`),
    ...[`/jobs/${jobId}/ranking-check`, `/jobs/${jobId}/ai-rankings`, "/candidates", "/dashboard"],
    ...candidates.slice(0, 4).map(({ id }) => `/candidates?candidate=${id}`),
    ...candidates
      .slice(0, 4)
      .map(({ id }) => `/api/jobs/${jobId}/candidates/${id}/report?format=html`),
  ];
  for (const path of paths) {
    await owner.goto(path);
    await owner.waitForLoadState("networkidle");
    hits.push(...findSecrets(await read(owner), cvs).map((hit) => `${path}: ${hit}`));
  }
  const ids = candidates.map(({ id }) => id);
  const link = await owner.request.post(`/api/jobs/${jobId}/review-links`, {
    data: { candidateIds: ids, days: 14 },
  });
  const { url } = (await link.json()) as { url: string };
  const visitor = await product.newPage({ viewport: phone });
  await visitor.goto(new URL(url).pathname);
  hits.push(...findSecrets(await read(visitor), cvs).map((hit) => `the review link: ${hit}`));

  const member = await product.newUser({ viewport: phone });
  const { username: user } = await signedInUser(member);
  await owner.request.put(`/api/jobs/${jobId}/members`, { data: { user, role: "reviewer" } });
  await member.goto(`/jobs/${jobId}`);
  await waitForCandidates(member, 20);
  await look(member, "the list of a reviewer on a phone");
  await member.goto(`/jobs/${jobId}?candidate=${ids[0]}`);
  await look(member, "a candidate for a reviewer on a phone");
  expect(hits).toEqual([]);
});
