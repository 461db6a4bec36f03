/** How a field is put right: in a field of text, of a number or of a day, as chips, or in a form with dates. */
type Control = "text" | "number" | "day" | "chips" | "dated";

/**
 * Where a field of text is kept besides the parse: in a column of its own, among what the CV states
 * (one column for all of those), or nowhere else.
 */
type Kept = "column" | "stated" | "parse";

type FieldRow = {
  label: string;
  /** In a sentence: one, and several. */
  nouns: readonly [one: string, many: string];
  control: Control;
  kept?: Kept;
  /** What hides a person's identity goes by it: a correction makes that text again. */
  hidesBy?: true;
  /** It tells who somebody is or where they come from: no engine reads the words that state it. */
  isHidden?: true;
  isListed?: true;
  isSearched?: true;
  /** Its heading in exports, and how many characters wide its column is. */
  exported?: { heading: string; width: number };
};

/**
 * What stands once about each field of a candidate that is read of a CV and can be put right, in the
 * order in which people see them. What a person may enter stands in `field-inputs`, since browsers
 * show fields but never check them.
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

/** The fields whose rows say so. */
type FieldsWith<Part> = {
  [Key in FieldKey]: Rows[Key] extends Part ? Key : never;
}[FieldKey];

export type TextField = FieldsWith<{ control: "text" }>;
export type NumberField = FieldsWith<{ control: "number" }>;
export type DayField = FieldsWith<{ control: "day" }>;
/** Of one value, in a field of its own. */
export type SingleField = TextField | NumberField | DayField;
export type ChipField = FieldsWith<{ control: "chips" }>;
export type DatedField = FieldsWith<{ control: "dated" }>;
export type StatedField = FieldsWith<{ kept: "stated" }>;
export type ListedField = FieldsWith<{ isListed: true }>;

// Keys of an object literal, which TypeScript gives as strings.
export const fieldKeys = Object.keys(candidateFields) as [FieldKey, ...FieldKey[]];

/** A row with all that a row may have. */
export const fieldRow = (key: FieldKey): FieldRow => candidateFields[key];

/** The fields whose rows hold these values. */
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

/** Something for each of some fields, by the field. */
export function mapFields<Key extends FieldKey, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  // `fromEntries` forgets the keys; these are all of them.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}
