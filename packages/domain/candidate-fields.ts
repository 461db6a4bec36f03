/** How a field is edited: as text, a number, a day, chips, or a form with dates. */
type Control = "text" | "number" | "day" | "chips" | "dated";

/**
 * The storage of a text field besides the parse: in its own column, in the shared column of stated
 * facts, or nowhere else.
 */
type Kept = "column" | "stated" | "parse";

type FieldRow = {
  label: string;
  /** Singular and plural for use in a sentence. */
  nouns: readonly [one: string, many: string];
  control: Control;
  kept?: Kept;
  /** Redaction depends on this field, so a correction updates the redacted text. */
  hidesBy?: true;
  /** The field reveals identity or origin. No engine reads the words that state it. */
  isHidden?: true;
  isListed?: true;
  isSearched?: true;
  /** Heading in exports, and column width in characters. */
  exported?: { heading: string; width: number };
};

/**
 * The fields of a candidate that are parsed from a CV and can be corrected, in display order. Their
 * input rules are in `field-inputs`, since browsers show fields but never validate them.
 */
export const candidateFields = {
  name: {
    label: "Name",
    nouns: ["name", "names"],
    control: "text",
    kept: "column",
    hidesBy: true,
    isHidden: true,
    isListed: true,
    isSearched: true,
    exported: { heading: "Name", width: 26 },
  },
  email: {
    label: "Email",
    nouns: ["email", "emails"],
    control: "text",
    kept: "column",
    isHidden: true,
    isListed: true,
    isSearched: true,
    exported: { heading: "Email", width: 30 },
  },
  phone: {
    label: "Phone",
    nouns: ["phone", "phones"],
    control: "text",
    kept: "column",
    isHidden: true,
    exported: { heading: "Phone", width: 20 },
  },
  location: {
    label: "Location",
    nouns: ["location", "locations"],
    control: "text",
    kept: "column",
    hidesBy: true,
    isHidden: true,
    isListed: true,
    isSearched: true,
    exported: { heading: "Location", width: 20 },
  },
  headline: {
    label: "Headline",
    nouns: ["headline", "headlines"],
    control: "text",
    kept: "parse",
  },
  yearsExperience: {
    label: "Years of experience",
    nouns: ["years of experience", "years of experience"],
    control: "number",
    isListed: true,
  },
  asOf: {
    label: "As of",
    nouns: ["as-of date", "as-of dates"],
    control: "day",
  },
  availability: {
    label: "Availability",
    nouns: ["availability", "availability"],
    control: "text",
    kept: "stated",
    exported: { heading: "Availability", width: 24 },
  },
  workPermit: {
    label: "Work permit or citizenship",
    nouns: ["work permit or citizenship", "work permits"],
    control: "text",
    kept: "stated",
    isHidden: true,
    exported: { heading: "Work Permit or Citizenship", width: 28 },
  },
  skill: { label: "Skills", nouns: ["skill", "skills"], control: "chips" },
  role: { label: "Roles", nouns: ["role", "roles"], control: "dated" },
  education: { label: "Education", nouns: ["education", "education"], control: "dated" },
  certification: {
    label: "Certifications",
    nouns: ["certification", "certifications"],
    control: "chips",
  },
  language: { label: "Languages", nouns: ["language", "languages"], control: "chips" },
  link: { label: "Links", nouns: ["link", "links"], control: "chips" },
} as const satisfies Record<string, FieldRow>;

type Rows = typeof candidateFields;
export type FieldKey = keyof Rows;

/** The keys of the fields that have these properties. */
type FieldsWith<Part> = {
  [Key in FieldKey]: Rows[Key] extends Part ? Key : never;
}[FieldKey];

export type TextField = FieldsWith<{ control: "text" }>;
export type NumberField = FieldsWith<{ control: "number" }>;
export type DayField = FieldsWith<{ control: "day" }>;
/** Fields with one value. */
export type SingleField = TextField | NumberField | DayField;
export type ChipField = FieldsWith<{ control: "chips" }>;
export type DatedField = FieldsWith<{ control: "dated" }>;
export type StatedField = FieldsWith<{ kept: "stated" }>;
export type ListedField = FieldsWith<{ isListed: true }>;

// `Object.keys` returns plain strings.
export const fieldKeys = Object.keys(candidateFields) as [FieldKey, ...FieldKey[]];

/** A row with all optional properties. */
export const fieldRow = (key: FieldKey): FieldRow => candidateFields[key];

/** Returns the fields whose rows have these values. */
function keysWith<const Part extends Partial<FieldRow>>(part: Part): readonly FieldsWith<Part>[] {
  return fieldKeys.filter((key): key is FieldsWith<Part> => {
    const row = new Map<string, unknown>(Object.entries(fieldRow(key)));
    return Object.entries(part).every(([name, value]) => row.get(name) === value);
  });
}

export const columnFields = keysWith({ kept: "column" });
export const listedColumnFields = keysWith({ kept: "column", isListed: true });
export const parseFields = keysWith({ kept: "parse" });
export const statedFields = keysWith({ kept: "stated" });
export const searchedFields = keysWith({ isListed: true, isSearched: true });

/** Builds a record with a value for each of the fields. */
export function mapFields<Key extends FieldKey, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  // `fromEntries` loses the key type. All keys are present.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}
