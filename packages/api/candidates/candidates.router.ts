import { listCandidates } from "@resume-picker/db/queries/candidates/candidate-list";
import {
  listExcerpts,
  searchCandidates,
} from "@resume-picker/db/queries/candidates/candidate-search";
import { fileOf } from "@resume-picker/db/queries/candidates/versions";
import { listScoredCandidates } from "@resume-picker/db/queries/candidates/scores";
import { Correction, CorrectionName } from "@resume-picker/domain/candidates/correction";
import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import { JobId, requireJob } from "../require-job.ts";
import { limitSearchInBlindReview } from "../blind/limit-search.ts";
import { StreamedList } from "../download.ts";
import { Page, StreamedPage, toStreamedPage } from "../page.ts";
import { plainJson } from "../plain-json.ts";
import { router, userProcedure } from "../trpc.ts";
import { correctCandidate, clearCorrection } from "./correct-candidate.ts";
import { deleteCandidates, undeleteCandidates } from "./delete-candidates.ts";
import { downloadCandidate } from "./download-candidate.ts";
import { repairCandidate } from "./repair-candidate.ts";
import { CandidateId, requireCandidate } from "./require-candidate.ts";
import { reparseCandidate, reparseOutdated } from "./reparse-candidate.ts";
import { showDocument, showFile, showProfile } from "./show-document.ts";
import { showLayout } from "./show-layout.ts";
import { showRecord } from "./show-record.ts";
import { streamCandidates, toCandidate } from "./to-candidate.ts";
import { makeCurrent } from "./versions/make-current.ts";
import { showVersions } from "./versions/list-versions.ts";
import { requireVersion, VersionId } from "./versions/require-version.ts";

const CandidateIds = z.object({ ids: z.array(z.number().int().positive()).min(1).max(20_000) });

/** The entry's value as JSON when the caller last saw it. If it differs, nothing is saved. */
const Seen = z.object({ seen: z.string().max(10_000).optional() });

/** The candidate's version in the list. A change makes the caller's cache refetch. */
const VersionedId = CandidateId.extend({ version: z.number().optional() });
const CandidateOfJob = VersionedId.extend({ jobId: z.number().int().positive() });

const Search = JobId.extend({ query: z.string().max(200) });

export const candidatesRouter = router({
  /** For the screen: all candidates of the job, with only the fields that the list needs. */
  listForJob: userProcedure.input(JobId).query(async ({ ctx, input }) => {
    return plainJson(await listCandidates(ctx.db, await requireJob(ctx, input.id, "view")));
  }),

  listInFull: userProcedure.input(JobId.extend(Page.shape)).query(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "view");
    return (await listScoredCandidates(ctx.db, job, input)).map(toCandidate);
  }),

  streamInFull: userProcedure
    .input(JobId.extend(StreamedPage.shape))
    .query(async ({ ctx, input }) => {
      const job = await requireJob(ctx, input.id, "view");
      return new StreamedList(streamCandidates(ctx, job, toStreamedPage(input)));
    }),

  detail: userProcedure.input(CandidateOfJob).query(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.jobId, "view");
    const [found] = await listScoredCandidates(ctx.db, job, [input.id]);
    if (!found) throw new AppError("NOT_FOUND", "Candidate not found");
    return toCandidate(found);
  }),

  /** The candidate with or without jobs. */
  get: userProcedure.input(CandidateId).query(async ({ ctx, input }) => {
    return showRecord(ctx, await requireCandidate(ctx, input.id, "view"));
  }),

  /** Searches the full text of the job's CVs. */
  search: userProcedure.input(Search).query(async ({ ctx, input }) => {
    const job = await requireJob(ctx, input.id, "view");
    return plainJson(
      await searchCandidates(ctx.db, job, {
        query: input.query,
        limits: limitSearchInBlindReview(ctx),
      }),
    );
  }),

  excerpts: userProcedure
    .input(Search.extend({ ids: z.array(z.number().int().positive()).max(100) }))
    .query(async ({ ctx, input }) => {
      return plainJson(await listExcerpts(ctx.db, await requireJob(ctx, input.id, "view"), input));
    }),

  delete: userProcedure.input(CandidateId).mutation(async ({ ctx, input }) => {
    await deleteCandidates(ctx, [input.id]);
    return { message: "Candidate deleted successfully" };
  }),

  /** Deletes all of the candidates, or none if one isn't the user's own. */
  deleteMany: userProcedure.input(CandidateIds).mutation(async ({ ctx, input }) => {
    const count = await deleteCandidates(ctx, input.ids);
    return { message: `${count} candidates deleted successfully` };
  }),

  /** Undoes a deletion within the time limit, for all of the candidates or none. */
  restore: userProcedure.input(CandidateIds).mutation(async ({ ctx, input }) => {
    const count = await undeleteCandidates(ctx, input.ids);
    return { message: `${count} ${count === 1 ? "candidate" : "candidates"} restored` };
  }),

  download: userProcedure.input(CandidateId).query(async ({ ctx, input }) => {
    return downloadCandidate(ctx, await requireCandidate(ctx, input.id, "view"));
  }),

  /** All files ever uploaded for the person, newest first. */
  versions: userProcedure.input(VersionedId).query(async ({ ctx, input }) => {
    return showVersions(ctx, await requireCandidate(ctx, input.id, "view"));
  }),

  makeCurrent: userProcedure.input(VersionId).mutation(async ({ ctx, input }) => {
    const candidate = await requireCandidate(ctx, input.id, "edit");
    await makeCurrent(ctx, candidate, await requireVersion(ctx, candidate, input.versionId));
    return { message: "This is the current version now" };
  }),

  downloadVersion: userProcedure.input(VersionId).query(async ({ ctx, input }) => {
    const candidate = await requireCandidate(ctx, input.id, "view");
    const version = await requireVersion(ctx, candidate, input.versionId);
    if (version.fileSha256 !== candidate.fileSha256 && ctx.identityFilter.isHidden(candidate.id))
      throw new AppError("FORBIDDEN", "Older versions are hidden in blind review.");
    return downloadCandidate(ctx, { ...candidate, ...fileOf(version) });
  }),

  /** The CV's lines with their positions. */
  document: userProcedure.input(VersionedId).query(async ({ ctx, input }) => {
    return showDocument(ctx, await requireCandidate(ctx, input.id, "view"));
  }),

  /** The CV's bytes for the page's viewer. Unlike a download, this isn't audited. */
  file: userProcedure.input(CandidateId).query(async ({ ctx, input }) => {
    return showFile(ctx, await requireCandidate(ctx, input.id, "view"));
  }),

  layout: userProcedure.input(VersionedId).query(async ({ ctx, input }) => {
    return showLayout(ctx, await requireCandidate(ctx, input.id, "view"));
  }),

  profile: userProcedure.input(VersionedId).query(async ({ ctx, input }) => {
    return showProfile(ctx, await requireCandidate(ctx, input.id, "view"));
  }),

  correct: userProcedure
    .input(CandidateId.extend(Seen.shape).and(Correction))
    .mutation(async ({ ctx, input: { id, ...correction } }) => {
      const candidate = await requireCandidate(ctx, id, "edit");
      await correctCandidate(ctx, candidate, correction);
      return showProfile(ctx, candidate);
    }),

  clearCorrection: userProcedure
    .input(CandidateId.extend({ ...CorrectionName.shape, ...Seen.shape }))
    .mutation(async ({ ctx, input: { id, ...name } }) => {
      const candidate = await requireCandidate(ctx, id, "edit");
      await clearCorrection(ctx, candidate, name);
      return showProfile(ctx, candidate);
    }),

  /** Lets the model parse low-confidence roles again, if that is allowed. */
  repair: userProcedure.input(CandidateId).mutation(async ({ ctx, input }) => {
    return repairCandidate(ctx, await requireCandidate(ctx, input.id, "edit"));
  }),

  reread: userProcedure.input(CandidateId).mutation(async ({ ctx, input }) => {
    await reparseCandidate(ctx, await requireCandidate(ctx, input.id, "edit"));
    return { message: "The CV was read again" };
  }),

  /** Parses the job's outdated CVs again, a few per call. */
  rereadOutdated: userProcedure
    .input(JobId.extend({ after: z.number().int().min(0).default(0) }))
    .mutation(async ({ ctx, input }) => {
      return reparseOutdated(ctx, await requireJob(ctx, input.id, "edit"), { after: input.after });
    }),
});
