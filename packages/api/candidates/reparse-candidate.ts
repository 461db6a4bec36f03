import { findCandidate } from "@resume-picker/db/queries/access";
import type { ReadResume } from "@resume-picker/adapters/read-resume/read-resume";
import {
  findParsedCandidate,
  listOutdatedCandidates,
} from "@resume-picker/db/queries/candidates/candidates";
import { listVersions } from "@resume-picker/db/queries/candidates/versions";
import type { EditableCandidate, EditableJob } from "@resume-picker/db/queries/allowed-rows";
import { AppError } from "@resume-picker/domain/errors";
import { parserVersion } from "@resume-picker/domain/resume/shape/parser-version";
import type { UserContext } from "../trpc.ts";
import { lockPerson } from "./lock-person.ts";
import { saveParse } from "./save-parse.ts";

/**
 * Parses a stored CV with the current parser and saves all changes in one transaction. Corrections
 * and shortlists are kept.
 * @throws AppError if the file can't be read any more. The candidate is unchanged then.
 */
export async function reparseCandidate(ctx: UserContext, found: EditableCandidate): Promise<void> {
  const { fileSha256, fileName } = found;
  await ctx.fileLock(fileSha256, async () => {
    const before = await findParsedCandidate(ctx.db, found);
    if (!before) throw staleCandidateError();
    // Throws an error with a clear message if the file is missing.
    await ctx.files.open(fileSha256);
    const resume = await ctx.reader.read({
      path: ctx.files.pathOf(fileSha256),
      fileName,
      // "Present" keeps its original date. Otherwise an old CV's last role would become longer.
      today: await findReceivedDate(ctx, found),
      owner: ctx.user.id,
    });
    await lockPerson(ctx, found, () => saveReparsed(ctx, found, resume));
  });
}

/** Returns the date on which the file was received. */
async function findReceivedDate(ctx: UserContext, candidate: EditableCandidate): Promise<string> {
  const versions = await listVersions(ctx.db, candidate);
  const own = versions.find(({ fileSha256 }) => fileSha256 === candidate.fileSha256);
  return (own?.receivedAt ?? candidate.createdAt).toISOString().slice(0, 10);
}

async function saveReparsed(
  ctx: UserContext,
  { id, fileSha256 }: EditableCandidate,
  resume: ReadResume,
): Promise<void> {
  const candidate = await findCandidate(ctx.db, id, { userId: ctx.user.id, action: "edit" });
  if (candidate?.fileSha256 !== fileSha256) throw staleCandidateError();
  const { fileName, fileSize: size, filePath: path } = candidate;
  const file = { fileName, sha256: fileSha256, size, path };
  await saveParse(ctx, candidate, { file, resume, former: null, action: "candidate.reread" });
}

function staleCandidateError(): AppError {
  return new AppError("CONFLICT", "The CV was deleted or replaced. Reload the page.");
}

/** The number of CVs per request, small enough for a quick response and visible progress. */
const maxAtOnce = 20;

/**
 * Parses some of the job's CVs that an older parser has parsed, in the order of their ids. Calling
 * it with the returned `after` until that is null processes all of them.
 */
export async function reparseOutdated(
  ctx: UserContext,
  job: EditableJob,
  { after }: { after: number },
): Promise<{ reread: number; failed: number; remaining: number; after: number | null }> {
  const { ids, total } = await listOutdatedCandidates(ctx.db, job, {
    version: parserVersion,
    after,
    limit: maxAtOnce,
  });
  const outcomes = await Promise.all(
    ids.map(async (id) => {
      const candidate = await findCandidate(ctx.db, id, { userId: ctx.user.id, action: "edit" });
      try {
        if (candidate) await reparseCandidate(ctx, candidate);
        return true;
      } catch (error) {
        // Unreadable files stay as they are. Other errors are bugs.
        if (error instanceof AppError) return false;
        throw error;
      }
    }),
  );
  const reread = outcomes.filter(Boolean).length;
  return {
    reread,
    failed: outcomes.length - reread,
    remaining: total - outcomes.length,
    after: total > outcomes.length ? (ids.at(-1) ?? null) : null,
  };
}
