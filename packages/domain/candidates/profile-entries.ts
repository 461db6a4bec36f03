import type { ParsedResume, Place } from "../resume/shape/parsed-resume.ts";
import type { Correction, MadeCorrection } from "./correction.ts";
import type { EntryOf } from "./fields/entry-schemas.ts";
import { readEntries } from "./fields/read-entries.ts";
import type { ReadEntry } from "./fields/read-entries.ts";

/** One correctable value of a candidate. All fields have the same shape. */
export type ProfileEntry = EntryOf<{
  isCorrected: boolean;
  /** The model that read the value, or null for rules and people. */
  readBy: string | null;
  /** Confidence of the parser from 0 to 1, or null for values that a person added. */
  confidence: number | null;
  place: Place | null;
}>;

/** Matches corrections to the entries of a new parse. An entry that a person added gets null. */
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
  // A new parse may change a role's title or date. Two of its three marks still identify it.
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

/** Returns all correctable values with a person's corrections applied. */
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
      // A correction is only matched with entries of its own field.
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
    // Keys are made by `markKey`. Any other text has no marks.
    return JSON.parse(subject.slice(0, end + 1)) as (string | null)[];
  } catch {
    return [];
  }
}
