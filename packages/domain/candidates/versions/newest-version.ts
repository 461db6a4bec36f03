import type { PartialDate } from "../../resume/shape/parsed-resume.ts";

export type DatedVersion = {
  /** In the order of arrival. A new file has the highest id. */
  id: number;
  fileSha256: string;
  /** The latest date in its text, or null. */
  statedOn: PartialDate | null;
  /** When its upload began. */
  receivedAt: Date;
  uploadId: string | null;
  /** A letter, certificate or similar file. It sorts after all CVs, whatever its date. */
  isAttachment: boolean;
};

const writtenOn = ({ statedOn, receivedAt }: DatedVersion): string =>
  statedOn ?? receivedAt.toISOString().slice(0, 10);

/**
 * Sorts CVs before attachments and newest first, by the date in the text or else the day it was
 * received. Of equal dates, the later upload is newer. Files of one upload are sorted by hash,
 * because the order of parsing is arbitrary.
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

/** Whether an incoming file is newer than the person's other files. */
export function isNewest(
  version: Omit<DatedVersion, "id">,
  known: readonly DatedVersion[],
): boolean {
  const coming = { ...version, id: Number.MAX_SAFE_INTEGER };
  return known.every((each) => newestFirst(coming, each) < 0);
}
