import type { Page } from "playwright-core";
import { makePost } from "@resume-picker/web/e2e/harness/blog.ts";
import type { ExtremeScreen } from "@resume-picker/web/e2e/extremes/screens.ts";
import { createJob, uploadTo } from "@resume-picker/web/e2e/harness/workspace.ts";

type Crowd = { jobId: number };

const candidates = 500;
const jobs = 200;
const posts = 60;
const names = ["Ada Okafor", "Bea Lindqvist", "Carl Vogt", "Dina Haddad", "Emil Marchand"];

/** Creates a job with 500 candidates, all of them shortlisted, among 200 jobs and 60 articles. */
export async function seedCrowd(page: Page): Promise<Crowd> {
  for (let at = 0; at < jobs; at += 1) await createJob(page, { title: `Machinist ${at}` });
  for (let at = 0; at < posts; at += 1) {
    const content = `Number ${at} of many. `.repeat(40);
    await makePost(page, { title: `Article ${at}`, slug: `article-${at}`, content });
  }
  const jobId = await createJob(page, { title: "Clerk of many", must: ["Excel", "Bookkeeping"] });
  const files = Array.from({ length: candidates }, (_, at) => cvOf(at));
  await uploadTo(page, jobId, files);
  const list = await page.request.get(`/api/jobs/${jobId}/candidates`);
  const candidateIds = ((await list.json()) as { id: number }[]).map(({ id }) => id);
  if (candidateIds.length !== candidates) throw new Error(`Only ${candidateIds.length} came in`);
  await page.request.put(`/api/jobs/${jobId}/shortlist`, { data: { candidateIds } });
  for (const rank of ["manual-rank", "ai-rank"]) {
    await page.request.post(`/api/jobs/${jobId}/${rank}`);
  }
  return { jobId };
}

export function crowdScreens({ jobId }: Crowd): ExtremeScreen[] {
  const job = `/jobs/${jobId}`;
  return [
    { path: job, sign: "Showing 500 of 500 candidates" },
    { path: `${job}?view=shortlist`, sign: "Shortlisted Candidates" },
    { path: `${job}/ranking-check`, sign: /^With fewer than/ },
    { path: "/candidates?q=Okafor", sign: /candidates$/ },
    { path: "/blog", sign: "Article 59" },
    { path: "/dashboard", sign: "Machinist 199" },
  ];
}

function cvOf(at: number) {
  const name = `${names[at % names.length] ?? ""} ${String.fromCodePoint(65 + (at % 26))}${at}`;
  const text = `${name}\nperson.${at}@example.org\n\nEXPERIENCE\n\nClerk, Northwind ${at}\n2014 - ${2016 + (at % 8)}\n- Kept books in Excel for ${at + 3} clients\n\nSKILLS\n\nExcel, Bookkeeping, Filing\n`;
  return { name: `cv-${at}.txt`, bytes: Buffer.from(text) };
}
