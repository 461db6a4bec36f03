import { z } from "zod";
import { dateWords } from "../../resume/dates/date-words.ts";
import { foldWords } from "../../resume/text/fold-text.ts";
import type { VersionProfile } from "./version-profile.ts";

const changedFields = [
  "name",
  "email",
  "phone",
  "location",
  "headline",
  "years",
  "role",
  "education",
  "certification",
  "language",
  "skill",
] as const;

/** A difference between a CV and its previous version. */
export const VersionChange = z.object({
  field: z.enum(changedFields),
  /** The older version's value, or null if it is new. */
  before: z.string().nullable(),
  /** The newer version's value, or null if it was removed. */
  after: z.string().nullable(),
});
export type VersionChange = z.infer<typeof VersionChange>;

type Field = VersionChange["field"];

/** Returns the differences between two CVs of a person, ignoring case and accents. */
export function describeChanges(older: VersionProfile, newer: VersionProfile): VersionChange[] {
  const single = (field: Field, of: (profile: VersionProfile) => string | null) =>
    compareValues(field, of(older), of(newer));
  const list = (field: Field, of: (profile: VersionProfile) => Entry[]) =>
    compareLists(field, of(older), of(newer));
  return [
    ...single("name", ({ name }) => name),
    ...single("email", ({ email }) => email),
    ...single("phone", ({ phone }) => phone),
    ...single("location", ({ location }) => location),
    ...single("headline", ({ headline }) => headline),
    ...single("years", ({ yearsExperience: years }) => (years === null ? null : String(years))),
    ...list("role", ({ roles }) =>
      roles.map((role) => ({
        key: [role.title, role.company, role.start],
        text: entryText([role.title, role.company], role),
      })),
    ),
    ...list("education", ({ education }) =>
      education.map((entry) => ({
        key: [entry.degree, entry.institution],
        text: entryText([entry.degree, entry.institution], entry),
      })),
    ),
    ...list("certification", ({ certifications }) => certifications.map(plainEntry)),
    ...list("language", ({ languages }) => languages.map(plainEntry)),
    ...list("skill", ({ skills }) => skills.map(plainEntry)),
  ];
}

/** The key that identifies an entry in both versions, and its text. */
type Entry = { key: (string | null)[]; text: string };

const plainEntry = (text: string): Entry => ({ key: [text], text });

function compareValues(field: Field, before: string | null, after: string | null): VersionChange[] {
  return foldWords(before ?? "") === foldWords(after ?? "") ? [] : [{ field, before, after }];
}

function compareLists(
  field: Field,
  older: readonly Entry[],
  newer: readonly Entry[],
): VersionChange[] {
  const nameOf = ({ key }: Entry) => key.map((part) => foldWords(part ?? "")).join("|");
  const known = new Map(older.map((entry) => [nameOf(entry), entry]));
  const kept = new Set(newer.map(nameOf));
  return [
    ...newer.flatMap((entry) =>
      compareValues(field, known.get(nameOf(entry))?.text ?? null, entry.text),
    ),
    ...older
      .filter((entry) => !kept.has(nameOf(entry)))
      .map(({ text }) => ({ field, before: text, after: null })),
  ];
}

type Dated = { start: string | null; end: string | null; isCurrent: boolean };

/** "Backend Engineer, Northwind Ltd, Jan 2021 – present". */
function entryText(parts: readonly (string | null)[], { start, end, isCurrent }: Dated): string {
  const dates = [start, isCurrent ? null : end].filter((date) => date !== null).map(dateWords);
  const span = [...dates, ...(isCurrent ? ["present"] : [])].join(" – ");
  return [...parts, span].filter((part) => part !== null && part !== "").join(", ");
}
