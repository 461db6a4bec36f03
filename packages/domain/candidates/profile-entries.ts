import type {
  ParsedResume,
  Place,
  ResumeEducation,
  ResumeRole,
} from "../resume/shape/parsed-resume.ts";
import type { CorrectedEducation, CorrectedRole, Correction } from "./correction.ts";

/** One correctable piece of what is known of a candidate, in a shape that is the same for all. */
export type ProfileEntry = {
  field: Correction["field"];
  /** Which entry of a list; empty for fields of one value. */
  subject: string;
  /** As it counts now; null where there is none, or where a person struck it out. */
  value: Correction["value"];
  /** As the CV was read; null where it holds no such thing. */
  asRead: Correction["value"];
  isCorrected: boolean;
  /** How sure the reader was, 0 to 1; null for what a person added. */
  confidence: number | null;
  place: Place | null;
};

export type ReadEntry = Omit<ProfileEntry, "value" | "isCorrected"> & {
  /** Index in its list of the parse; 0 for fields of one value. */
  index: number;
};

/** Everything correctable, as it was read. */
export function readEntries(read: ParsedResume): ReadEntry[] {
  const single = (field: "name" | "email" | "phone" | "location" | "headline"): ReadEntry => {
    const found = read[field];
    return {
      field,
      subject: "",
      asRead: found?.value ?? null,
      confidence: found?.confidence ?? null,
      place: found?.place ?? null,
      index: 0,
    };
  };
  return [
    single("name"),
    single("email"),
    single("phone"),
    single("location"),
    single("headline"),
    {
      field: "yearsExperience",
      subject: "",
      asRead: read.yearsExperience,
      confidence: null,
      place: null,
      index: 0,
    },
    ...read.skills.map(({ skill, proficiency, evidence }, index): ReadEntry => {
      const place = evidence[0]?.place ?? null;
      const asRead = { proficiency };
      return { field: "skill", subject: skill, asRead, confidence: 1, place, index };
    }),
    ...keyed(read.roles, roleKey).map(({ item, subject, index }): ReadEntry => ({
      field: "role",
      subject,
      asRead: roleValue(item),
      confidence: item.confidence,
      place: item.place,
      index,
    })),
    ...keyed(read.education, educationKey).map(({ item, subject, index }): ReadEntry => ({
      field: "education",
      subject,
      asRead: educationValue(item),
      confidence: 1,
      place: item.place,
      index,
    })),
    ...read.certifications.map(({ value, confidence, place }, index): ReadEntry => ({
      ...{ field: "certification", subject: value, asRead: true, confidence, place, index },
    })),
    ...read.languages.map(
      ({ value: { language, level }, confidence, place }, index): ReadEntry => ({
        ...{ field: "language", subject: language, asRead: { level }, confidence, place, index },
      }),
    ),
    ...read.links.map(({ value, confidence, place }, index): ReadEntry => ({
      ...{ field: "link", subject: value, asRead: true, confidence, place, index },
    })),
  ];
}

/** Which entry of a fresh reading each correction speaks of; null for one that a person added. */
export function matchCorrections(
  entries: readonly ReadEntry[],
  corrections: readonly Correction[],
): { entry: ReadEntry | null; correction: Correction }[] {
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
  corrections: readonly Correction[],
): ProfileEntry[] {
  const entries = readEntries(read);
  const matches = matchCorrections(entries, corrections);
  const byEntry = new Map(matches.map(({ entry, correction }) => [entry, correction]));
  return [
    ...entries.map((entry): ProfileEntry => {
      const { index: _index, ...rest } = entry;
      const correction = byEntry.get(entry);
      if (!correction) return { ...rest, value: entry.asRead, isCorrected: false };
      return { ...rest, subject: correction.subject, value: correction.value, isCorrected: true };
    }),
    ...matches.flatMap(({ entry, correction }): ProfileEntry[] => {
      if (entry !== null || correction.value === null) return [];
      const { field, subject, value } = correction;
      const added = { asRead: null, isCorrected: true, confidence: null, place: null };
      return [{ field, subject, value, ...added }];
    }),
  ];
}

export function roleValue(role: ResumeRole): CorrectedRole {
  const { title, company, location, start, end, isCurrent, kind } = role;
  return { title, company, location, start, end, isCurrent, kind };
}

export function educationValue(entry: ResumeEducation): CorrectedEducation {
  const { degree, institution, start, end, isCurrent } = entry;
  return { degree, institution, start, end, isCurrent };
}

/** A list's entries with names that a second reading gives them again. */
function keyed<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): { item: Item; subject: string; index: number }[] {
  const seen = new Map<string, number>();
  return items.map((item, index) => {
    const key = keyOf(item);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return { item, subject: count === 1 ? key : `${key}#${count}`, index };
  });
}

function roleKey({ title, company, start }: ResumeRole): string {
  return markKey([title, company, start]);
}

function educationKey({ degree, institution, end }: ResumeEducation): string {
  return markKey([degree, institution, end]);
}

function markKey(marks: readonly (string | null)[]): string {
  return JSON.stringify(marks.map((mark) => mark?.slice(0, 200) ?? null));
}

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
