import type {
  Field,
  ParsedResume,
  Place,
  ResumeEducation,
  ResumeRole,
} from "../../resume/shape/parsed-resume.ts";
import type { CorrectedEducation, CorrectedRole, FieldValue } from "./field-inputs.ts";
import { columnFields, fieldKeys, mapFields, statedFields } from "../../candidate-fields.ts";
import type {
  ChipField,
  DatedField,
  DayField,
  FieldKey,
  NumberField,
  TextField,
} from "../../candidate-fields.ts";

type ReadEntryOf<Key extends FieldKey> = {
  field: Key;
  subject: string;
  asRead: FieldValue<Key>;
  confidence: number | null;
  place: Place | null;
  /** Index in the parsed list; 0 for fields with one value. */
  index: number;
};

/** A parsed entry of any field. */
export type ReadEntry = { [Key in FieldKey]: ReadEntryOf<Key> }[FieldKey];

type Readers = { [Key in FieldKey]: (read: ParsedResume) => ReadEntryOf<Key>[] };

const listReaders: Pick<Readers, NumberField | DayField | ChipField | DatedField> = {
  asOf: ({ asOf: asRead }) => [
    { field: "asOf", subject: "", asRead, confidence: null, place: null, index: 0 },
  ],
  yearsExperience: ({ yearsExperience: asRead }) => [
    { field: "yearsExperience", subject: "", asRead, confidence: null, place: null, index: 0 },
  ],
  skill: ({ skills }) =>
    skills.map(({ skill, proficiency, evidence }, index) => {
      const place = evidence[0]?.place ?? null;
      const asRead = { proficiency };
      return { field: "skill", subject: skill, asRead, confidence: 1, place, index };
    }),
  role: ({ roles }) =>
    keyed(roles, roleKey).map(({ item, subject, index }) => ({
      field: "role",
      subject,
      asRead: roleValue(item),
      confidence: item.confidence,
      place: item.place,
      index,
    })),
  education: ({ education }) =>
    keyed(education, educationKey).map(({ item, subject, index }) => ({
      field: "education",
      subject,
      asRead: educationValue(item),
      confidence: 1,
      place: item.place,
      index,
    })),
  certification: ({ certifications }) =>
    certifications.map(({ value, confidence, place }, index) => ({
      ...{ field: "certification", subject: value, asRead: true, confidence, place, index },
    })),
  language: ({ languages }) =>
    languages.map(({ value: { language, level }, confidence, place }, index) => ({
      ...{ field: "language", subject: language, asRead: { level }, confidence, place, index },
    })),
  link: ({ links }) =>
    links.map(({ value, confidence, place }, index) => ({
      ...{ field: "link", subject: value, asRead: true, confidence, place, index },
    })),
};

/** The parsed value of a text field. */
export function readText(read: ParsedResume, key: TextField): Field<string> | null {
  const fields: Partial<Record<TextField, Field<string> | null>> = read;
  return fields[key] ?? statedOf(read)[key] ?? null;
}

/** Missing in older parses, from before these fields existed. */
const statedOf = (read: ParsedResume): Partial<Record<TextField, Field<string> | null>> =>
  read.stated ?? {};

function textEntry(read: ParsedResume, field: TextField): ReadEntry {
  const found = readText(read, field);
  const { value = null, confidence = null, place = null } = found ?? {};
  return { field, subject: "", asRead: value, confidence, place, index: 0 };
}

/** Returns all correctable entries as parsed. */
export function readEntries(read: ParsedResume): ReadEntry[] {
  const byKey: Partial<Readers> = listReaders;
  return fieldKeys.flatMap((key): ReadEntry[] => {
    const readList = byKey[key];
    // Fields that are not lists, numbers or days are texts.
    return readList ? readList(read) : [textEntry(read, key as TextField)];
  });
}

/**
 * The texts stored in a candidate's row: those with their own column, and those stored together.
 */
export function rowTexts(read: ParsedResume) {
  const value = (key: TextField) => readText(read, key)?.value ?? null;
  return { ...mapFields(columnFields, value), stated: mapFields(statedFields, value) };
}

function roleValue(role: ResumeRole): CorrectedRole {
  const { title, company, location, start, end, isCurrent, kind } = role;
  return { title, company, location, start, end, isCurrent, kind };
}

function educationValue(entry: ResumeEducation): CorrectedEducation {
  const { degree, institution, start, end, isCurrent } = entry;
  return { degree, institution, start, end, isCurrent };
}

/** Adds keys to a list's entries that stay the same when the CV is parsed again. */
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
