import { AppError } from "@resume-picker/domain/errors";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { userActions, users, userSessions } from "../../schema/accounts.ts";
import {
  candidateCorrections,
  candidateDocuments,
  candidates,
  candidateSkills,
} from "../../schema/candidates.ts";
import { blindEvents, candidateNotes, decisionReasons, decisions } from "../../schema/decisions.ts";
import { acceptedPhrases, evidenceReviews } from "../../schema/evidence.ts";
import { jobs } from "../../schema/jobs.ts";
import { aiRankings, scoreReceipts, scores } from "../../schema/scoring.ts";
import { shortlistEntries } from "../../schema/shortlist.ts";
import { supportRequests } from "../../schema/support.ts";
import { uploadFiles, uploads } from "../../schema/uploads.ts";
import { candidateVersions } from "../../schema/versions.ts";
import { listApiTokens } from "../accounts/api-tokens.ts";
import { iterateOwnAudit } from "../audit/audit.ts";
import { isUndeletedCandidate, isUndeletedJob } from "../undeleted-rows.ts";
import { inBatches } from "./own-rows.ts";
import type { OwnRows } from "./own-rows.ts";
import { listOwnMessages, listOwnSharing } from "./own-sharing.ts";
import { findRetentionRules } from "../talent-pool/retention.ts";

/** The parts of the export that have a single value. */
export function loadOwnValues(db: Database, userId: string) {
  return { profile: loadProfile(db, userId), retention: findRetentionRules(db, userId) };
}

/** All lists that belong to one account, except for the files. Tokens are not included. */
export function listOwnData(db: Database, userId: string): Record<string, OwnRows> {
  return {
    ...listOwnJobs(db, userId),
    ...listOwnCandidates(db, userId),
    ...listOwnUploads(db, userId),
    ...listOwnDecisions(db, userId),
    ...listOwnRatings(db, userId),
    ...listOwnSharing(db, userId),
    ...listOwnMessages(db, userId),
    supportRequests: inBatches((limit, offset) =>
      db
        .select()
        .from(supportRequests)
        .where(eq(supportRequests.userId, userId))
        .limit(limit)
        .offset(offset)
        .all(),
    ),
    sessions: inBatches((limit, offset) =>
      db
        .select()
        .from(userSessions)
        .where(eq(userSessions.userId, userId))
        .limit(limit)
        .offset(offset)
        .all(),
    ),
    apiTokens: inBatches((limit, offset) => listApiTokens(db, userId, { limit, offset })),
    auditEvents: () => iterateOwnAudit(db, userId),
    actions: inBatches((limit, offset) =>
      db
        .select()
        .from(userActions)
        .where(eq(userActions.userId, userId))
        .limit(limit)
        .offset(offset)
        .all(),
    ),
  };
}

function loadProfile(db: Database, userId: string) {
  const {
    passwordHash: _0,
    emailVerificationToken: _1,
    emailVerificationExpires: _2,
    passwordResetToken: _3,
    passwordResetExpires: _4,
    ...profile
  } = db.select().from(users).where(eq(users.id, userId)).get() ?? notFound();
  return profile;
}

/** Lists the files of the account's candidates in all versions, `isCurrent` for current ones. */
export function listOwnFiles(db: Database, userId: string) {
  const { id, candidateId, fileSha256, fileType } = candidateVersions;
  const isCurrent = sql<number>`${fileSha256} = ${candidates.fileSha256}`.mapWith(Boolean);
  return db
    .select({ id, candidateId, fileSha256, fileType, isCurrent })
    .from(candidateVersions)
    .innerJoin(candidates, eq(candidates.id, candidateId))
    .where(isOwn(userId))
    .all();
}

/** Whether a candidate is the user's own and not marked as deleted. */
const isOwn = (userId: string) =>
  and(eq(candidates.createdBy, userId), isUndeletedCandidate(candidates.id));

function listOwnJobs(db: Database, userId: string) {
  const { deletedAt: _, ...columns } = getTableColumns(jobs);
  const isOwnJob = and(eq(jobs.createdBy, userId), isUndeletedJob(jobs.id));
  return {
    jobs: inBatches((limit, offset) =>
      db.select(columns).from(jobs).where(isOwnJob).limit(limit).offset(offset).all(),
    ),
  };
}

function listOwnCandidates(db: Database, userId: string) {
  const { deletedAt: _, ...columns } = getTableColumns(candidates);
  return {
    candidates: inBatches((limit, offset) =>
      db.select(columns).from(candidates).where(isOwn(userId)).limit(limit).offset(offset).all(),
    ),
    candidateVersions: inBatches((limit, offset) =>
      db
        .select(getTableColumns(candidateVersions))
        .from(candidateVersions)
        .innerJoin(candidates, eq(candidates.id, candidateVersions.candidateId))
        .where(isOwn(userId))
        .limit(limit)
        .offset(offset)
        .all(),
    ),
    candidateSkills: inBatches((limit, offset) =>
      db
        .select({ candidateId: candidateSkills.candidateId, skill: candidateSkills.skill })
        .from(candidateSkills)
        .innerJoin(candidates, eq(candidates.id, candidateSkills.candidateId))
        .where(isOwn(userId))
        .limit(limit)
        .offset(offset)
        .all(),
    ),
    parsed: inBatches((limit, offset) =>
      db
        .select({ candidateId: candidateDocuments.candidateId, parsed: candidateDocuments.parsed })
        .from(candidateDocuments)
        .innerJoin(candidates, eq(candidates.id, candidateDocuments.candidateId))
        .where(isOwn(userId))
        .limit(limit)
        .offset(offset)
        .all(),
    ),
    corrections: inBatches((limit, offset) =>
      db
        .select(getTableColumns(candidateCorrections))
        .from(candidateCorrections)
        .innerJoin(candidates, eq(candidates.id, candidateCorrections.candidateId))
        .where(isOwn(userId))
        .limit(limit)
        .offset(offset)
        .all(),
    ),
  };
}

function listOwnUploads(db: Database, userId: string) {
  return {
    uploads: inBatches((limit, offset) =>
      db
        .select()
        .from(uploads)
        .where(eq(uploads.createdBy, userId))
        .limit(limit)
        .offset(offset)
        .all(),
    ),
    uploadFiles: inBatches((limit, offset) =>
      db
        .select(getTableColumns(uploadFiles))
        .from(uploadFiles)
        .innerJoin(uploads, eq(uploads.id, uploadFiles.uploadId))
        .where(eq(uploads.createdBy, userId))
        .limit(limit)
        .offset(offset)
        .all(),
    ),
  };
}

function listOwnDecisions(db: Database, userId: string) {
  return {
    decisions: inBatches((limit, offset) =>
      db
        .select(getTableColumns(decisions))
        .from(decisions)
        .innerJoin(candidates, eq(candidates.id, decisions.candidateId))
        .where(and(isOwn(userId), isUndeletedJob(decisions.jobId)))
        .orderBy(decisions.id)
        .limit(limit)
        .offset(offset)
        .all(),
    ),
    candidateNotes: inBatches((limit, offset) =>
      db
        .select(getTableColumns(candidateNotes))
        .from(candidateNotes)
        .innerJoin(candidates, eq(candidates.id, candidateNotes.candidateId))
        .where(isOwn(userId))
        .limit(limit)
        .offset(offset)
        .all(),
    ),
    evidenceReviews: inBatches((limit, offset) =>
      db
        .select(getTableColumns(evidenceReviews))
        .from(evidenceReviews)
        .innerJoin(candidates, eq(candidates.id, evidenceReviews.candidateId))
        .where(and(isOwn(userId), isUndeletedJob(evidenceReviews.jobId)))
        .orderBy(evidenceReviews.id)
        .limit(limit)
        .offset(offset)
        .all(),
    ),
    blindEvents: inBatches((limit, offset) =>
      db
        .select(getTableColumns(blindEvents))
        .from(blindEvents)
        .innerJoin(jobs, eq(jobs.id, blindEvents.jobId))
        .where(and(eq(jobs.createdBy, userId), isUndeletedJob(jobs.id)))
        .orderBy(blindEvents.id)
        .limit(limit)
        .offset(offset)
        .all(),
    ),
    acceptedPhrases: inBatches((limit, offset) =>
      db
        .select(getTableColumns(acceptedPhrases))
        .from(acceptedPhrases)
        .innerJoin(jobs, eq(jobs.id, acceptedPhrases.jobId))
        .where(and(eq(jobs.createdBy, userId), isUndeletedJob(jobs.id)))
        .orderBy(acceptedPhrases.id)
        .limit(limit)
        .offset(offset)
        .all(),
    ),
    decisionReasons: inBatches((limit, offset) =>
      db
        .select({ reasons: decisionReasons.reasons })
        .from(decisionReasons)
        .where(eq(decisionReasons.userId, userId))
        .limit(limit)
        .offset(offset)
        .all()
        .flatMap(({ reasons }) => reasons),
    ),
  };
}

/** Lists the scores, ranks and shortlists of the user's candidates. */
function listOwnRatings(db: Database, userId: string) {
  const isListed = and(
    eq(shortlistEntries.userId, userId),
    isUndeletedJob(shortlistEntries.jobId),
    isUndeletedCandidate(shortlistEntries.candidateId),
  );
  return {
    scores: inBatches((limit, offset) =>
      db
        .select({ score: scores, explanation: scoreReceipts.explanation })
        .from(scores)
        .innerJoin(candidates, eq(candidates.id, scores.candidateId))
        .innerJoin(scoreReceipts, eq(scoreReceipts.scoreId, scores.id))
        .where(and(isOwn(userId), isUndeletedJob(scores.jobId)))
        .limit(limit)
        .offset(offset)
        .all(),
    ),
    aiRankings: inBatches((limit, offset) =>
      db
        .select()
        .from(aiRankings)
        .where(and(eq(aiRankings.userId, userId), isUndeletedJob(aiRankings.jobId)))
        .limit(limit)
        .offset(offset)
        .all(),
    ),
    shortlists: inBatches((limit, offset) =>
      db.select().from(shortlistEntries).where(isListed).limit(limit).offset(offset).all(),
    ),
  };
}

function notFound(): never {
  throw new AppError("NOT_FOUND", "User not found");
}
