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

/** One thing that a CV says otherwise than the version before it. */
export const VersionChange = z.object({
  field: z.enum(changedFields),
  /** As the older version has it; null for what is new. */
  before: z.string().nullable(),
  /** As the newer version has it; null for what is gone. */
  after: z.string().nullable(),
});
export type VersionChange = z.infer<typeof VersionChange>;

type Field = VersionChange["field"];

/** What a CV says otherwise than an older one of the same person; capital letters and accents aside. */
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

/** What makes an entry the same one in both versions, and what it says there. */
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
