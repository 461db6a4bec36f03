import type { APIRequestContext } from "playwright-core";
import type { Seeds } from "./screens.ts";

const password = "correct horse";

export async function register(request: APIRequestContext, username: string): Promise<void> {
  await request.post("/api/register", {
    data: {
      username,
      email: `${username}@example.com`,
      password,
      firstName: "Ada",
      lastName: "Lovelace",
    },
  });
}

const article = `A recruiter gives a first look some thirty seconds. What can be read in that time, and what can't?

## The line that counts

Most descriptions ask for **two or three** things that nobody does without. Look for the line of the CV that *shows* them, and leave the list of skills at its foot for later.

- a role, and how long it lasted
- what was built in it, and with what
- how long ago that was

> A number that can't be checked is an opinion.
`;

/**
 * Creates the data for the pictures: a ranked job with a shortlist, an empty closed job, and a
 * blog.
 */
export async function seed(request: APIRequestContext): Promise<Seeds> {
  const sample = await request.post("/api/jobs/sample-data", { timeout: 180_000 });
  const { jobId } = (await sample.json()) as { jobId: number };
  const weights = { skills: 0.5, title: 0.2, seniority: 0.15, recency: 0.1, gaps: 0.05 };
  for (const call of ["manual-rank", "ai-rank"]) {
    await request.post(`/api/jobs/${jobId}/${call}`, { data: { weights } });
  }
  const list = await request.get(`/api/jobs/${jobId}/candidates`);
  const candidates = (await list.json()) as { id: number; score: { totalScore: number } }[];
  candidates.sort((a, b) => b.score.totalScore - a.score.totalScore);
  const candidateIds = candidates.map(({ id }) => id);
  await request.put(`/api/jobs/${jobId}/shortlist`, {
    data: { candidateIds: candidateIds.slice(0, 4) },
  });
  // Enough decisions for the ranking check page, with some candidates left undecided.
  for (const [place, { id }] of candidates.entries()) {
    const decision = place < 5 ? "advance" : place === 5 ? "hold" : "decline";
    if (place > 5 && place < candidates.length - 5) continue;
    await request.put(`/api/jobs/${jobId}/candidates/${id}/decision`, {
      data: { decision, reasons: [], note: null },
    });
  }
  const other = await request.post("/api/jobs", {
    data: {
      title: "Office Manager",
      description: "Keeps an office of forty people running: rooms, post, visitors and suppliers.",
      requirements: { must: ["Microsoft Office"], nice: [] },
      status: "draft",
    },
  });
  const { id: otherJobId } = (await other.json()) as { id: number };
  // Earlier applicants are offered only if some of them fit.
  const matching = await request.post("/api/jobs", {
    data: {
      title: "Backend Engineer",
      description: "Builds services in TypeScript on Node.js, with PostgreSQL behind them.",
      requirements: { must: ["TypeScript", "Node.js", "PostgreSQL"], nice: [] },
      status: "active",
    },
  });
  const { id: matchingJobId } = (await matching.json()) as { id: number };
  await request.post("/api/blog/categories", { data: { name: "Screening", slug: "screening" } });
  for (const [title, slug] of [
    ["Reading a CV in half a minute", "reading-a-cv-in-half-a-minute"],
    ["What a gap says, and what it doesn’t", "what-a-gap-says"],
  ]) {
    const data = {
      title,
      slug,
      content: article,
      excerpt: "Three things that thirty seconds show, and a list that can wait.",
      status: "published",
    };
    await request.post("/api/blog/posts", { data });
  }
  await request.post("/api/support/contact", {
    data: {
      subject: "Columns of the export",
      category: "feature",
      message: "Could the export hold the phone number, too?",
      email: "ada@example.com",
      name: "Ada Lovelace",
    },
  });
  return { jobId, otherJobId, matchingJobId, candidateIds };
}
