import type { Database } from "../connect.ts";

/** Creates a user, a job and `count` scored candidates with many ties, by plain SQL. */
export function fillJob(
  db: Database,
  { count, userId, jobId }: { count: number; userId: string; jobId: number },
): void {
  const { $client: client } = db;
  const candidate = client.prepare(
    `insert into candidates (id, created_by, name, email, links, file_name, file_type, file_path,
       file_sha256, file_size, experience_gaps, experience_timeline, warnings, created_at, updated_at,
       extracted_text)
     values (@id, @userId, @name, @email, '[]', 'cv.txt', 'txt', @sha, @sha, 1000, '[]', '[]', '[]', 0, 0, 'text')`,
  );
  // Older schemas, which upgrade tests start from, have no versions.
  const hasVersions = client
    .prepare("select 1 from sqlite_master where name = 'candidate_versions'")
    .get();
  const version =
    hasVersions === undefined
      ? null
      : client.prepare(
          `insert into candidate_versions (candidate_id, file_name, file_type, file_path, file_sha256, file_size, received_at)
           values (@id, 'cv.txt', 'txt', @sha, @sha, 1000, 0)`,
        );
  const score = client.prepare(
    `insert into scores (id, candidate_id, job_id, total_score, skill_match_score, title_score,
       seniority_score, recency_score, gap_penalty, missing_must_have, weights, file_sha256,
       parser_version, as_of, created_at, scored_at)
     values (@id, @id, @jobId, 0, @skills, @title, @seniority, @recency, @gaps, '[]', '{}', @sha, 1, '2026-01-01', 0, 0)`,
  );
  const receipt = client.prepare(
    "insert into score_receipts (score_id, explanation) values (?, ?)",
  );
  // As long as a real receipt.
  const explanation = JSON.stringify([{ reason: "a sentence of the receipt ".repeat(150) }]);
  client.transaction(() => {
    client
      .prepare(
        "insert into users (id, username, password, created_at, updated_at) values (?, ?, 'x', 0, 0) on conflict do nothing",
      )
      .run(userId, userId);
    client
      .prepare(
        `insert into jobs (id, title, description, requirements, status, created_at, updated_at, created_by)
         values (?, 'Engineer', 'Builds things that last for many years and many people.', '{"must":[],"nice":[]}', 'active', 0, 0, ?)
         on conflict do nothing`,
      )
      .run(jobId, userId);
    const first = Number(
      client.prepare("select coalesce(max(id), 0) + 1 from candidates").pluck().get(),
    );
    for (let at = 0; at < count; at++) {
      const id = first + at;
      // A fixed mix, so every run creates the same rows.
      const part = (factor: number) => ((id * factor) % 201) / 2;
      const sha = `sha-${userId}-${id}`;
      candidate.run({ id, userId, name: `Person ${id}`, email: `p${id}@${userId}.example`, sha });
      version?.run({ id, sha });
      score.run({
        id,
        jobId,
        sha,
        skills: part(7),
        title: part(13),
        seniority: part(29),
        recency: part(31),
        gaps: part(3) / 5,
      });
      receipt.run(id, explanation);
    }
  })();
}
