import { findCandidateDocument } from "@resume-picker/db/queries/candidates/candidates";
import { listCorrections, toCorrection } from "@resume-picker/db/queries/candidates/corrections";
import type { ViewableCandidate } from "@resume-picker/db/queries/allowed-rows";
import type { CandidateProfile, ShownDocument } from "@resume-picker/domain/candidates/document";
import { profileEntries } from "@resume-picker/domain/candidates/profile-entries";
import { AppError } from "@resume-picker/domain/errors";
import { parserVersion } from "@resume-picker/domain/resume/shape/parser-version";
import { fileTypes } from "@resume-picker/domain/file-types";
import { Download } from "../download.ts";
import type { UserContext } from "../trpc.ts";

/** Returns the CV's lines with their positions, and the positions of parsed values. */
export async function showDocument(
  ctx: UserContext,
  candidate: ViewableCandidate,
): Promise<ShownDocument> {
  const { lines, parsed, parserVersion: version } = await requireDocument(ctx, candidate);
  return {
    fileName: candidate.fileName,
    fileType: candidate.fileType,
    fileSize: candidate.fileSize,
    fileSha256: candidate.fileSha256,
    isOutdated: version < parserVersion,
    isBlind: false,
    lines: lines.map(
      ({ text, page, box, block, column, bullet, bold, heading, fontSize, region }) => ({
        ...{ text, page, box, block, column, bullet, bold, heading, fontSize, region },
      }),
    ),
    skills: parsed.skills.map(({ skill, evidence }) => ({
      skill,
      lines: evidence.map(({ place }) => place.line),
    })),
    roles: parsed.roles.map(({ place, bullets }) => ({
      line: place.line,
      bullets: bullets.map((bullet) => bullet.place.line),
    })),
  };
}

/** Returns every correctable field with its effective and its parsed value. */
export async function showProfile(
  ctx: UserContext,
  candidate: ViewableCandidate,
): Promise<CandidateProfile> {
  const { asRead, parsed } = await requireDocument(ctx, candidate);
  const corrections = (await listCorrections(ctx.db, candidate)).map(toCorrection);
  return { entries: profileEntries(asRead ?? parsed, corrections) };
}

/** Returns the stored bytes for the page's viewer. */
export async function showFile(ctx: UserContext, candidate: ViewableCandidate): Promise<Download> {
  const { mimeType, view } = fileTypes[candidate.fileType];
  let bytes: Buffer;
  try {
    bytes = await ctx.files.open(candidate.fileSha256);
  } catch (cause) {
    const message = "The stored file is gone. Upload the CV again to see it here.";
    throw new AppError("NOT_FOUND", message, { cause });
  }
  return new Download({
    fileName: candidate.fileName,
    // The viewer knows the type, but a browser that opens the address must not guess one.
    mimeType: view === "pages" ? mimeType : "application/octet-stream",
    bytes: new Uint8Array(bytes),
    identifies: [candidate.id],
  });
}

export async function requireDocument(ctx: UserContext, candidate: ViewableCandidate) {
  const document = await findCandidateDocument(ctx.db, candidate);
  if (!document)
    throw new AppError("NOT_FOUND", "The text of this CV is missing. Upload the file again.");
  return document;
}
