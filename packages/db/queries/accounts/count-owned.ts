import type { LimitName } from "@resume-picker/domain/accounts/account-limits";
import type { Database } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";

/**
 * The SQL source of each limit that counts rows. Every count is answered from an index. The owner
 * is an account or, for limits per candidate or job, that candidate or job.
 */
const tables = {
  notes: "candidate_notes n join candidates c on c.id = n.candidate_id where c.created_by = @owner",
  decisions: "decisions d join jobs j on j.id = d.job_id where j.created_by = @owner",
  messages: "candidate_messages m join jobs j on j.id = m.job_id where j.created_by = @owner",
  messageTemplates: "message_templates where user_id = @owner",
  corrections:
    "candidate_corrections k join candidates c on c.id = k.candidate_id where c.created_by = @owner",
  versions: `candidate_versions v join candidates c on c.id = v.candidate_id
    where c.created_by = @owner and v.profile is not null`,
  correctionsOfCandidate: "candidate_corrections where candidate_id = @owner",
  evidenceReviews:
    "evidence_reviews e join candidates c on c.id = e.candidate_id where c.created_by = @owner",
  evidenceReviewsOfCandidate: "evidence_reviews where candidate_id = @owner",
  acceptedPhrases: "accepted_phrases p join jobs j on j.id = p.job_id where j.created_by = @owner",
  acceptedPhrasesOfJob: "accepted_phrases where job_id = @owner",
  versionsOfCandidate: "candidate_versions where candidate_id = @owner",
  supportRequests: "support_requests where user_id = @owner and status = 'open'",
  apiTokens: "api_tokens where user_id = @owner",
  invitations: "invitations where invited_by = @owner",
  articles: "blog_posts where author_id = @owner",
  workingCopies: "blog_working_copies where user_id = @owner",
  images: "media_assets where uploaded_by = @owner",
  // Categories belong to the blog, regardless of who created them.
  categories: "blog_categories where @owner is not null",
} satisfies Partial<Record<LimitName, string>>;

export type CountedLimit = keyof typeof tables;

const statements = prepareOnce(({ $client }: Database) => {
  const count = (from: string) =>
    $client.prepare<{ owner: string | number }, number>(`select count(*) from ${from}`).pluck();
  return new Map(Object.entries(tables).map(([name, from]) => [name, count(from)]));
});

/** Counts the owner's rows, including deleted ones that can still be restored. */
export const countOwned = (db: Database, name: CountedLimit, owner: string | number): number =>
  statements(db).get(name)?.get({ owner }) ?? 0;

const actions = prepareOnce(({ $client }: Database) =>
  $client
    .prepare<{ userId: string; since: number }, number>(
      "select count(*) from user_actions where user_id = @userId and created_at > @since",
    )
    .pluck(),
);

/** Counts the account's actions since then, using the index. */
export const countActionsSince = (db: Database, userId: string, since: Date): number =>
  actions(db).get({ userId, since: since.getTime() }) ?? 0;
