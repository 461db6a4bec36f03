import { expect, test } from "vitest";
import { sharedProduct } from "../harness/product.ts";
import { createJob, sampleCv, uploadTo, waitForCandidates } from "../harness/workspace.ts";

const product = sharedProduct();

test("the browser tab names each screen and its job", async () => {
  const page = await product.signedInPage("/dashboard");
  const expectTitle = (name: string) =>
    expect.poll(() => page.title(), { timeout: 10_000 }).toBe(`${name} · Resume Picker`);
  await expectTitle("Dashboard");
  const jobId = await createJob(page, { title: "Clerk" });
  await uploadTo(page, jobId, ["amara-okafor.pdf", "kenji-watanabe.docx"].map(sampleCv));
  const list = await page.request.get(`/api/jobs/${jobId}/candidates`);
  const [first, second] = ((await list.json()) as { id: number }[]).map(({ id }) => id);

  const job = `/jobs/${jobId}`;
  const titles = {
    "/": "Home",
    "/candidates": "All Candidates",
    "/blog": "Blog",
    "/blog/tag/cv": "#cv · Blog",
    "/profile": "Profile",
    "/no/such/page": "Page not found",
    [`${job}?compare=${first},${second}`]: "Clerk: Compare",
    [`${job}?view=shortlist`]: "Clerk: Shortlist",
    [`${job}?view=jd-editor`]: "Clerk: Edit Job Description",
    [`${job}/editor`]: "Clerk: Edit Job Description",
    [`${job}/ranking-check`]: "Clerk: Ranking check",
    [`${job}/ai-rankings`]: "Clerk: AI rankings",
    [job]: "Clerk: Ranking",
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expectTitle(title);
  }

  // The title also follows the screen when the page isn't loaded again.
  await waitForCandidates(page, 2);
  await page.getByRole("radio", { name: "Shortlist" }).click();
  await expectTitle("Clerk: Shortlist");
  await page.getByRole("link", { name: "All Candidates" }).click();
  await expectTitle("All Candidates");
  await page.goBack();
  await expectTitle("Clerk: Shortlist");
  await page.goBack();
  await expectTitle("Clerk: Ranking");
});
