import type { ParsedResume, Place } from "../resume/shape/parsed-resume.ts";
import type { Correction, MadeCorrection } from "./correction.ts";
import type { EntryOf } from "./fields/entry-schemas.ts";
import { readEntries } from "./fields/read-entries.ts";
import type { ReadEntry } from "./fields/read-entries.ts";

/** One correctable piece of what is known of a candidate, in a shape that is the same for all. */
export type ProfileEntry = EntryOf<{
  isCorrected: boolean;
  /** The model that has read the value; null where rules or a person did. */
  readBy: string | null;
  /** How sure the reader was, 0 to 1; null for what a person added. */
  confidence: number | null;
  place: Place | null;
}>;

/** Which entry of a fresh reading each correction speaks of; null for one that a person added. */
export function matchCorrections<Made extends Correction>(
  entries: readonly ReadEntry[],
  corrections: readonly Made[],
): { entry: ReadEntry | null; correction: Made }[] {
  const taken = new Set<ReadEntry>();
  const matches = new Map<Correction, ReadEntry>();
  const claim = (correction: Correction, entry: ReadEntry | undefined): void => {
    if (!entry) return;
    taken.add(entry);
    matches.set(correction, entry);
  };
  for (const correction of corrections) {
    claim(
      correction,
      entries.find((entry) => !taken.has(entry) && isNamed(entry, correction)),
    );
  }
  // Reread, a role may have another title or date: two of its three marks still tell it.
  for (const correction of corrections) {
    if (matches.has(correction) || !correction.subject.startsWith("[")) continue;
    claim(
      correction,
      entries.find(
        (entry) =>
          !taken.has(entry) &&
          entry.field === correction.field &&
          commonMarks(entry.subject, correction.subject) >= 2,
      ),
    );
  }
  return corrections.map((correction) => ({ correction, entry: matches.get(correction) ?? null }));
}

/** Everything correctable, with what a person says of it. */
export function profileEntries(
  read: ParsedResume,
  corrections: readonly (Correction | MadeCorrection)[],
): ProfileEntry[] {
  const entries = readEntries(read);
  const matches = matchCorrections(entries, corrections);
  const byEntry = new Map(matches.map(({ entry, correction }) => [entry, correction]));
  return [
    ...entries.map((entry): ProfileEntry => {
      const { index: _index, ...rest } = entry;
      const correction = byEntry.get(entry);
      const { subject, value } = correction ?? { subject: entry.subject, value: entry.asRead };
      // A correction is matched with entries of its own field only.
      return {
        ...{ ...rest, subject, value, isCorrected: correction !== undefined },
        readBy: correction ? readerOf(correction) : null,
      } as ProfileEntry;
    }),
    ...matches.flatMap(({ entry, correction }): ProfileEntry[] => {
      if (entry !== null || correction.value === null) return [];
      const added = { asRead: null, isCorrected: true, confidence: null, place: null };
      return [{ ...correction, ...added, readBy: readerOf(correction) }];
    }),
  ];
}

const readerOf = (correction: Correction | MadeCorrection) =>
  "readBy" in correction ? correction.readBy : null;

function isNamed(entry: ReadEntry, { field, subject }: Correction): boolean {
  return entry.field === field && entry.subject.toLowerCase() === subject.toLowerCase();
}

function commonMarks(one: string, other: string): number {
  const others = marksOf(other);
  return marksOf(one).filter((mark, at) => mark !== null && mark === others[at]).length;
}

function marksOf(subject: string): (string | null)[] {
  const end = subject.lastIndexOf("]");
  if (!subject.startsWith("[") || end < 0) return [];
  try {
    // Made by `markKey`; anything else has no marks in common.
    return JSON.parse(subject.slice(0, end + 1)) as (string | null)[];
  } catch {
    return [];
  }
}
