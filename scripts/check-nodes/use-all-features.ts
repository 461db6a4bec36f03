import { createClient } from "../../apps/server/src/testing/client-example.ts";

const weights = { skills: 0.5, title: 0.2, seniority: 0.15, recency: 0.1, gaps: 0.05 };

const person = {
  username: "nodes",
  email: "nodes@example.com",
  password: "correct horse 7",
  firstName: "No",
  lastName: "Des",
};

/** The data that exists at the end of the day, to be checked after a restore. */
export type ExpectedData = { jobId: number; candidates: number };

/**
 * Performs each action of a recruiter's day once with the typed client. Throws at the first
 * unexpected result.
 */
export async function useAllFeatures(url: string, cvs: readonly File[]): Promise<ExpectedData> {
  const api = createClient(url);
  await api.accounts.signUp.mutate(person);
  const job = await api.jobs.create.mutate({
    title: "Backend Engineer",
    description: "Payment services in TypeScript; 3+ years of experience.",
    requirements: { must: ["TypeScript", "PostgreSQL"], nice: ["Kubernetes"] },
    status: "active",
  });
  const form = new FormData();
  form.append("jobId", String(job.id));
  for (const cv of cvs) form.append("files", cv);
  const { results } = await api.uploads.upload.mutate(form);
  const refused = results.filter(({ success }) => !success);
  expectThat(refused.length === 0, `refused: ${JSON.stringify(refused.slice(0, 3))}`);

  for (const skills of [0.3, 0.4, 0.5, 0.6, 0.5, 0.3]) {
    const rest = { ...weights, skills, title: 0.7 - skills };
    await api.scoring.manualRank.mutate({ id: job.id, weights: rest });
  }
  const { rankedCount } = await api.scoring.aiRank.mutate({ id: job.id });
  expectThat(rankedCount === cvs.length, `${rankedCount} ranked by the AI engine`);

  const listed = await api.candidates.listForJob.query({ id: job.id });
  const [best] = listed;
  expectThat(listed.length === cvs.length, `${listed.length} candidates listed`);
  if (!best) throw new Error("nobody is listed");
  expectThat(Array.isArray(best.skills), "skills of a listed candidate are no list");
  const found = await api.candidates.search.query({ id: job.id, query: "TypeScript" });
  expectThat(JSON.stringify(found).length > 20, "the full-text search finds nothing");

  await api.shortlist.set.mutate({ id: job.id, candidateIds: [best.id] });
  const exported = { jobId: job.id, candidateIds: listed.map(({ id }) => id) };
  for (const format of ["csv", "xlsx", "json"] as const)
    await api.shortlist.export.mutate({ ...exported, format });
  await api.candidates.detail.query({ jobId: job.id, id: best.id });
  await api.candidates.download.query({ id: best.id });
  await api.candidates.delete.mutate({ id: best.id });
  const left = await api.candidates.listForJob.query({ id: job.id });
  return { jobId: job.id, candidates: left.length };
}

/** Checks that a restored installation contains the expected data; throws otherwise. */
export async function checkData(url: string, left: ExpectedData): Promise<void> {
  const api = createClient(url);
  await api.accounts.signIn.mutate({ username: person.username, password: person.password });
  const listed = await api.candidates.listForJob.query({ id: left.jobId });
  expectThat(listed.length === left.candidates, `${listed.length} candidates after the restore`);
}

function expectThat(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise);
}
