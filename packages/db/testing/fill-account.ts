import { accountLimits, historyLimits } from "@resume-picker/domain/accounts/account-limits";
import type { Database } from "../connect.ts";
import { fillJobWithResumes } from "./fill-resumes.ts";

const max = (name: keyof typeof accountLimits) => accountLimits[name].max;

const shownThen = JSON.stringify({
  ...{ totalScore: 71.3, manualRank: 4, aiRank: 3, aiRankEngine: "Built-in", aiRankedAt: null },
  weights: { skills: 0.5, title: 0.2, seniority: 0.15, recency: 0.1, gaps: 0.05 },
  ...{ scoringVersion: 1, parserVersion: 1, fileSha256: "a".repeat(64) },
});
const profile = JSON.stringify({
  ...{ name: "Noor", email: null, phone: null, location: null, headline: null },
  ...{ yearsExperience: 4, roles: [], education: [], certifications: [], languages: [] },
  skills: Array.from({ length: 20 }, (_, at) => `Skill ${at}`),
});
const sentence = "Spoke of ledgers, lighthouses and the long way to Leeds. ";

type Filled = { userId: string; jobId: number; candidateId: number; candidates: number; now: Date };

/** Fills every table of an account to its limits with plain SQL, and all those of one candidate. */
export function fillAccount(db: Database, filled: Filled): void {
  const { userId, jobId, candidateId, candidates } = filled;
  const { $client: client } = db;
  fillJobWithResumes(db, { count: candidates - 1, userId, jobId });
  const numbers = (count: number) =>
    `n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
  // Assigns `first` rows to the given candidate and `each` rows to each of the job's other
  // candidates.
  const spread = (each: number, first: number) => `spread(id, i) as (
    select f.id, n.i from n join fill_ids f on f.at = (case when n.i <= ${first} then 0
      else 1 + (n.i - ${first} - 1) / ${each} end))`;
  const perCandidate = Math.ceil(max("decisions") / candidates);
  const statements: [sql: string, ...values: unknown[]][] = [
    [
      `with recursive ${numbers(max("jobs") - 5)} insert into jobs
       (title, description, requirements, status, created_at, updated_at, created_by)
       select 'Job ' || i, ?, '{"must":["Payroll"],"nice":[]}', 'active', 0, 0, ? from n`,
      sentence.repeat(40),
      userId,
    ],
    [
      `with recursive ${numbers(max("notes"))}, ${spread(500, 500)} insert into candidate_notes
       (candidate_id, text, author_id, author_name, created_at)
       select id, ? || i, ?, 'Ada', 0 from spread`,
      sentence.repeat(85),
      userId,
    ],
    [
      `with recursive ${numbers(max("decisions") - 1)}, ${spread(perCandidate, 400)} insert into decisions
       (job_id, candidate_id, decision, reasons, note, decided_by, decided_by_name, decided_at, shown_then)
       select ?, id, case i % 2 when 0 then 'hold' else 'decline' end, '["Level"]', ?, ?, 'Ada', i, ?
       from spread`,
      jobId,
      sentence.repeat(4),
      userId,
      shownThen,
    ],
    [
      `insert into note_mentions (note_id, job_id, user_id, created_at)
       select id, ?, ?, 0 from candidate_notes limit ${historyLimits.mentions}`,
      jobId,
      userId,
    ],
    [
      `with recursive ${numbers(max("messages") - 300)}, ${spread(20, 45)} insert into candidate_messages
       (job_id, candidate_id, number, template_name, kind, recipient, subject, text, route, sent_by, sent_by_name, created_at)
       select ?, id, i, 'Decline', 'decline', 'p@example.org', 'Your application', ?, 'smtp', ?, 'Ada', i from spread`,
      jobId,
      sentence.repeat(20),
      userId,
    ],
    [
      `with recursive ${numbers(max("messageTemplates"))} insert into message_templates
       (user_id, kind, name, subject, text, updated_at)
       select ?, 'decline', 'Decline ' || i, 'Your application', ?, 0 from n`,
      userId,
      sentence.repeat(80),
    ],
    [
      `with recursive ${numbers(max("corrections") - 1)}, ${spread(200, 199)} insert into candidate_corrections
       (candidate_id, field, subject, value, as_read, corrected_by, corrected_at)
       select id, 'skill', 'Skill ' || i, '"expert"', null, ?, 0 from spread`,
      userId,
    ],
    [
      `with recursive ${numbers(max("evidenceReviews") - 1)}, ${spread(200, 499)} insert into evidence_reviews
       (job_id, candidate_id, part, requirement, counts, line, page, text, reviewed_by, reviewed_by_name, reviewed_at)
       select ?, id, 'skills', 'Payroll', i % 2, i, 1, ? || i, ?, 'Ada', i from spread`,
      jobId,
      sentence.repeat(5),
      userId,
    ],
    [
      `with recursive ${numbers(max("acceptedPhrases") - 1)} insert into accepted_phrases
       (job_id, part, requirement, phrase, accepted_by, accepted_by_name, accepted_at)
       select case when i < ${max("acceptedPhrasesOfJob")} then ?
         else ? + 1 + i / ${max("acceptedPhrasesOfJob")} end, 'skills', 'Payroll', 'ran payroll ' || i, ?, 'Ada', i from n`,
      jobId,
      jobId,
      userId,
    ],
    [
      `with recursive ${numbers(max("versions"))}, ${spread(98, 98)} insert into candidate_versions
       (candidate_id, file_name, file_type, file_path, file_sha256, file_size, received_at, stated_on, profile)
       select id, 'old.txt', 'txt', 'x', 'old-' || i, 1000, i, null, ? from spread`,
      profile,
    ],
    [
      `with recursive ${numbers(historyLimits.reports)} insert into uploads (id, created_by, job_id, started_at)
       select printf('00000000-0000-4000-8000-%012d', i), ?, ?, ? - i from n`,
      userId,
      jobId,
      filled.now.getTime(),
    ],
    [
      `with recursive ${numbers(historyLimits.reportedFiles)} insert into upload_files
       (upload_id, file_name, outcome, error, doubts)
       select printf('00000000-0000-4000-8000-%012d',
         case when i <= ${max("filesOfReport")} then 1 else 2 + i % ${historyLimits.reports - 1} end),
         'file ' || i || '.pdf', 'refused', ?, '[]' from n`,
      sentence.repeat(8),
    ],
    [
      `with recursive ${numbers(historyLimits.aiRankingsOfJob)} insert into ai_rankings
       (job_id, user_id, status, engine, documents, started_at)
       select ?, ?, 'done', 'Built-in', (select json_group_object(candidate_id, file_sha256) from scores), i from n`,
      jobId,
      userId,
    ],
    [
      `with recursive ${numbers(max("supportRequests"))} insert into support_requests
       (user_id, subject, category, message, status, created_at)
       select ?, 'Help', 'general', ?, 'open', 0 from n`,
      userId,
      sentence.repeat(30),
    ],
    [
      `with recursive ${numbers(max("invitations"))} insert into invitations
       (email, role, token_hash, invited_by, created_at, expires_at)
       select 'p' || i || '@example.org', 'user', 't' || i, ?, 0, 9000000000000 from n`,
      userId,
    ],
    [
      `with recursive ${numbers(max("apiTokens"))} insert into api_tokens
       (user_id, name, scopes, token_hash, created_at)
       select ?, 'Scanner ' || i, '["read"]', 't' || i, i from n`,
      userId,
    ],
    [
      `with recursive ${numbers(max("articles"))} insert into blog_posts
       (title, slug, content, status, tags, published_at, author_id, created_at, updated_at)
       select 'Article ' || i, 'article-' || i, ?, 'published', '["fair"]', i, ?, i, i from n`,
      sentence.repeat(500),
      userId,
    ],
    [
      `with recursive ${numbers(50)} insert into blog_revisions
       (post_id, number, version, saved_at)
       select 1, i, json_object('title', 'Article', 'content', ?, 'tags', json('[]')), i from n`,
      sentence.repeat(500),
    ],
    [
      `with recursive ${numbers(max("images"))} insert into media_assets
       (filename, original_filename, file_path, file_size, mime_type, uploaded_by, created_at)
       select printf('%032x', i) || '-100x100.webp', 'a.png', 'x', 1, 'image/webp', ?, 0 from n`,
      userId,
    ],
    [
      `with recursive ${numbers(max("categories"))} insert into blog_categories (name, slug, created_at)
       select 'Category ' || i, 'category-' || i, 0 from n`,
    ],
    [
      `with recursive ${numbers(historyLimits.signIns)} insert into user_sessions
       (user_id, session_id, session_start, session_end) select ?, 's' || i, i, i from n`,
      userId,
    ],
    [
      `with recursive ${numbers(max("sessions") - 1)} insert into sessions (id, user_id, expires_at, created_at)
       select 's' || i, ?, 9000000000, i from n`,
      userId,
    ],
    [
      `with recursive ${numbers(20_000)} insert into user_actions (user_id, action, created_at)
       select ?, 'job.update', ? - i from n`,
      userId,
      filled.now.getTime(),
    ],
    [
      `insert into shortlist_entries (user_id, job_id, candidate_id, created_at)
       select ?, job_id, candidate_id, 0 from scores where job_id = ? and true on conflict do nothing`,
      userId,
      jobId,
    ],
  ];
  client.transaction(() => {
    client.exec(`create temp table fill_ids (at integer primary key, id integer);
      insert into fill_ids select row_number() over (order by id <> ${candidateId}, id) - 1, id
      from candidates where created_by = '${userId}'`);
    for (const [sql, ...values] of statements) client.prepare(sql).run(...values);
    client.exec("drop table fill_ids");
  })();
  client.exec("analyze");
}
