import type { PartialDate } from "../../resume/shape/parsed-resume.ts";

export type DatedVersion = {
  /** In the order in which they came in; above all others for one that is coming in. */
  id: number;
  fileSha256: string;
  /** The latest date that its text names; null where it names none. */
  statedOn: PartialDate | null;
  /** When the upload that brought it began. */
  receivedAt: Date;
  uploadId: string | null;
  /** A letter, a certificate or the like: after all CVs, whatever its date. */
  isAttachment: boolean;
};

const writtenOn = ({ statedOn, receivedAt }: DatedVersion): string =>
  statedOn ?? receivedAt.toISOString().slice(0, 10);

/**
 * CVs before attachments, newest first: by what the text says, else by the day on which it was received. Where that is the
 * same, the later upload is newer; two files of one upload go by their hash, so that the order in
 * which they happen to be read decides nothing.
 */
export function newestFirst(one: DatedVersion, other: DatedVersion): number {
  if (one.isAttachment !== other.isAttachment) return one.isAttachment ? 1 : -1;
  const [a, b] = [writtenOn(one), writtenOn(other)];
  if (a !== b) return a < b ? 1 : -1;
  const later = other.receivedAt.getTime() - one.receivedAt.getTime();
  if (later !== 0) return later;
  const isOneUpload = one.uploadId !== null && one.uploadId === other.uploadId;
  if (isOneUpload) return one.fileSha256 < other.fileSha256 ? -1 : 1;
  return other.id - one.id;
}

/** Whether a file that comes in is newer than all that are there of the person. */
export function isNewest(
  version: Omit<DatedVersion, "id">,
  known: readonly DatedVersion[],
): boolean {
  const coming = { ...version, id: Number.MAX_SAFE_INTEGER };
  return known.every((each) => newestFirst(coming, each) < 0);
}
