import { readFile } from "node:fs/promises";
import type { ReceivedFile } from "@resume-picker/adapters/file-store/file-store";
import { parseMail } from "@resume-picker/adapters/mail-files/parse-mail";
import type { MailAttachment } from "@resume-picker/adapters/mail-files/parse-mail";
import { addNote } from "@resume-picker/db/queries/decisions/notes";
import { AppError } from "@resume-picker/domain/errors";
import {
  mailMessages,
  mailNote,
  maxMailAttachments,
  mayBeCv,
} from "@resume-picker/domain/uploads/mail-files";
import { truncateFileName } from "@resume-picker/domain/uploads/truncate-file-name";
import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";
import { requireCandidate } from "../candidates/require-candidate.ts";
import { deciderOf } from "../decisions/decider.ts";
import { requireQuotaFor } from "../require-quota.ts";
import type { UserContext } from "../trpc.ts";
import type { ResumeFile } from "./upload.ts";

type Mail = { fileName: string; received: ReceivedFile };

/**
 * Ingests an email's attached CVs like uploaded files. The email's text becomes a note on each of
 * its candidates, once.
 * @throws AppError if none of them could be ingested.
 */
export async function ingestMail(
  ctx: UserContext,
  { fileName, received }: Mail,
  ingest: (file: ResumeFile) => Promise<UploadResult>,
): Promise<UploadResult> {
  const mail = await parseMail(await readFile(received.path));
  const cvs = mail.attachments.filter((attached) => mayBeCv(attached.fileName));
  if (cvs.length === 0) throw new AppError("VALIDATION", mailMessages.noAttachment);
  if (cvs.length > maxMailAttachments) throw new AppError("TOO_LARGE", mailMessages.tooMany);
  const attachments: UploadResult[] = [];
  for (const cv of cvs) attachments.push(await ingestAttachment(ctx, cv, ingest));
  const taken = attachments.filter(({ success }) => success);
  const [first] = taken;
  if (!first) throw new AppError("VALIDATION", attachments[0]?.error ?? mailMessages.noAttachment);
  await noteText(ctx, taken, mailNote(mail));
  return { ...first, fileName, attachments };
}

async function ingestAttachment(
  ctx: UserContext,
  { fileName, bytes }: MailAttachment,
  ingest: (file: ResumeFile) => Promise<UploadResult>,
): Promise<UploadResult> {
  const name = truncateFileName(fileName);
  try {
    return await ingest({ fileName: name, receive: () => ctx.files.receive([bytes]) });
  } catch (error) {
    // Server errors affect the whole email.
    if (!(error instanceof AppError) || error.code === "UNAVAILABLE") throw error;
    return { fileName: name, success: false, error: error.message };
  }
}

/** Candidates whose files are all known already have the note. */
async function noteText(ctx: UserContext, taken: readonly UploadResult[], text: string) {
  const news = taken.filter(({ duplicate }) => duplicate !== "same-file");
  const ids = new Set(news.flatMap(({ candidateId }) => candidateId ?? []));
  for (const id of ids) {
    requireQuotaFor(ctx, "notes");
    await addNote(ctx.db, await requireCandidate(ctx, id, "review"), { text, by: deciderOf(ctx) });
  }
}
