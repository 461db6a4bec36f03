import { connect } from "@resume-picker/db/connect";
import type { Page } from "playwright-core";
import type { Fixture } from "./sanitizer-fixtures.ts";

export type Batch = {
  slug: string;
  jobId: number;
  candidateJobId: number;
  candidateId: number;
  /** Null if there are more batches than candidates. */
  candidateName: string | null;
};

const batchSize = 200;

/** Writes each text as a separate list item, which closes any HTML block that a payload opens. */
const listOf = (texts: readonly string[]) =>
  texts.map((text) => `- ${text.replaceAll("\n", "\n  ")}`).join("\n");

/**
 * Puts every payload into every place that shows text of users: title, excerpt, alt text, tag,
 * category, meta fields and text of published posts, title, description and skills of jobs, and the
 * reason of an AI rank. Writes directly to the database, which bypasses the input validation.
 */
export async function placePayloads(
  page: Page,
  databaseFile: string,
  { payloads, fixtures }: { payloads: readonly string[]; fixtures: readonly Fixture[] },
): Promise<Batch[]> {
  const { candidateJobId, candidates } = await makeWorkspace(page);
  const batches: Batch[] = [];
  const db = connect(databaseFile).$client;
  const now = Date.now();
  const insertPost = db.prepare(
    `insert into blog_posts (title, slug, content, excerpt, status, featured_image, featured_image_alt,
       tags, meta_title, meta_description, view_count, is_pinned, published_at, created_at, updated_at)
     values (?, ?, ?, ?, 'published', ?, ?, ?, ?, ?, 0, 0, ?, ?, ?)`,
  );
  const insertJob = db.prepare(
    `insert into jobs (title, description, requirements, status, created_at, updated_at, created_by)
     values (?, ?, ?, 'active', ?, ?, (select id from users limit 1))`,
  );
  const image = `/media/${"a".repeat(32)}-800x450.webp`;
  db.transaction(() => {
    for (let start = 0; start < payloads.length; start += batchSize) {
      const some = payloads.slice(start, start + batchSize);
      const number = batches.length;
      const line = `batch ${number} ${some.join(" ")}`;
      const text = `${listOf(some)}\n\nend of batch`;
      const slug = `batch-${number}`;
      const post = insertPost.run(
        line,
        slug,
        text,
        line,
        image,
        line,
        JSON.stringify(some.slice(0, 50)),
        line,
        line,
        now,
        now,
        now,
      );
      const category = db
        .prepare(
          "insert into blog_categories (name, slug, description, created_at) values (?, ?, ?, ?)",
        )
        .run(line, slug, line, now);
      db.prepare("insert into blog_post_categories (post_id, category_id) values (?, ?)").run(
        post.lastInsertRowid,
        category.lastInsertRowid,
      );
      const requirements = JSON.stringify({ must: some.slice(0, 50), nice: some.slice(50, 100) });
      const job = insertJob.run(line, text, requirements, now, now);
      const candidate = candidates[number];
      if (candidate) {
        db.prepare("update scores set ai_rank = 1, ai_rank_reason = ? where candidate_id = ?").run(
          `${some.join(" ")} end of batch`,
          candidate.id,
        );
      }
      batches.push({
        slug,
        jobId: Number(job.lastInsertRowid),
        candidateJobId,
        candidateId: candidate?.id ?? 0,
        candidateName: candidate?.name ?? null,
      });
    }
    const items = `${listOf(fixtures.map(({ markdown }) => markdown))}\n\nend of fixtures`;
    insertPost.run("Fixtures", "fixtures", items, "", null, null, "[]", null, null, now, now, now);
  })();
  db.close();
  return batches;
}

/** Creates an admin with a job, its candidates, and a reason for the rank of each. */
async function makeWorkspace(page: Page) {
  const profile = { username: "admin", password: "correct horse", email: "admin@example.com" };
  await page.request.post("/api/register", {
    data: { ...profile, firstName: "Grace", lastName: "Hopper" },
  });
  const sample = await page.request.post("/api/jobs/sample-data");
  const { jobId } = (await sample.json()) as { jobId: number };
  await page.request.post(`/api/jobs/${jobId}/ai-rank`, { data: {} });
  const response = await page.request.get(`/api/jobs/${jobId}/candidates`);
  const candidates = (await response.json()) as { id: number; name: string }[];
  return { candidateJobId: jobId, candidates };
}
