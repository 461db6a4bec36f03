import type { z } from "zod";

/** A Zod issue before it has a message. */
type Issue = z.core.$ZodRawIssue;

/** Names of fields whose keys are not words. */
const fieldNames: Readonly<Record<string, string>> = {
  id: "The id",
  ids: "The ids",
  evenIfUsed: "“evenIfUsed”",
  must: "Must-have skills",
  nice: "Nice-to-have skills",
};

/**
 * The readable name of a field: `firstName` is “First name”. A list entry is named by its position.
 */
function nameOf(path: readonly PropertyKey[]): string {
  const at = path.findLastIndex((part) => typeof part === "string");
  const field = path[at];
  if (typeof field !== "string") return "The input";
  const words = field.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const name = Object.hasOwn(fieldNames, field)
    ? (fieldNames[field] ?? field)
    : words.charAt(0).toUpperCase() + words.slice(1);
  const entry = path[at + 1];
  return typeof entry === "number" ? `Entry ${entry + 1} of ${lowerFirst(name)}` : name;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const kinds: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  date: "a date",
  array: "a list",
  object: "an object",
  record: "an object",
  map: "an object",
  null: "null",
  file: "a file",
};

const formats: Readonly<Record<string, string>> = {
  email: "an email address, such as name@example.com",
  url: "a web address, such as https://example.com",
  datetime: "a date and time, such as 2026-01-31T09:00:00Z",
  date: "a date, such as 2026-01-31",
  uuid: "an id as this server gives them",
};

/** Units of the sizes that are counted, singular and plural. Other types are compared by value. */
const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
  set: ["entry", "entries"],
  record: ["field", "fields"],
  map: ["field", "fields"],
  file: ["byte", "bytes"],
};

type Bound = { origin: string; limit: number | bigint; words: string };

function outside({ origin, limit, words }: Bound): string {
  const unit = units[origin];
  if (unit === undefined) {
    const shown = origin === "date" ? new Date(Number(limit)).toISOString() : String(limit);
    return `must be ${words} ${shown}`;
  }
  if (words === "at least" && Number(limit) === 1) return "must not be empty";
  return `must have ${words} ${limit} ${unit[Number(limit) === 1 ? 0 : 1]}`;
}

const quoted = (values: readonly unknown[]) =>
  values.map((value) => (typeof value === "string" ? `“${value}”` : String(value))).join(", ");

const oneOf = (values: readonly unknown[]) =>
  values.length === 1 ? `must be ${quoted(values)}` : `must be one of ${quoted(values)}`;

/** What one option of a union expects, or undefined if it rejects more than the type or format. */
function expectedBy([first]: readonly z.core.$ZodIssue[]): string | undefined {
  if (first?.code === "invalid_type") return kinds[first.expected];
  return first?.code === "invalid_format" ? formats[first.format] : undefined;
}

/** Lists what the options of a union expect, or returns null if they differ in other rules. */
function anyOf(options: readonly (readonly z.core.$ZodIssue[])[]): string | null {
  const values = options.map(([first]) => (first?.code === "invalid_value" ? first.values : null));
  if (values.length > 0 && !values.includes(null))
    return oneOf(values.flatMap((some) => some ?? []));
  const wanted = options.map(expectedBy);
  if (wanted.length === 0 || wanted.includes(undefined)) return null;
  return `must be ${wanted.join(wanted.some((each) => each?.includes(",")) ? ", or " : " or ")}`;
}

/** Whether a number was expected as the id of a row. */
const isRowId = ({ code, expected, path }: Issue) =>
  code === "invalid_type" &&
  (expected === "number" || expected === "int") &&
  /^ids?$|Ids?$/.test(String(path?.findLast((part) => typeof part === "string")));

function brokenRule(issue: Issue): string {
  if (issue.input === undefined) return "is missing";
  if (isRowId(issue)) return "must be a positive whole number";
  switch (issue.code) {
    case "invalid_type":
      return `must be ${kinds[issue.expected] ?? "of another kind"}`;
    case "too_small":
      return outside({
        origin: issue.origin,
        limit: issue.minimum,
        words: issue.inclusive === false ? "more than" : "at least",
      });
    case "too_big":
      return outside({
        origin: issue.origin,
        limit: issue.maximum,
        words: issue.inclusive === false ? "less than" : "at most",
      });
    case "invalid_format": {
      const format = formats[issue.format];
      return format === undefined ? "is not written as it should be" : `must be ${format}`;
    }
    case "invalid_value":
      return oneOf(issue.values);
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return `has fields that are not known: ${quoted(issue.keys)}`;
    case "invalid_key":
      return "has a field whose name is not allowed";
    case "invalid_element":
      return "has an entry that is not allowed";
    case "invalid_union":
      return anyOf(issue.errors) ?? "is not valid";
    default:
      return "is not valid";
  }
}

/** “Rows are missing”, but “Status is missing”. */
const isPlural = (name: string) => /[^isu]s$/.test(name) && !name.startsWith("Entry ");

const verbs: Readonly<Record<string, string>> = { is: "are", has: "have" };

/**
 * The message for an invalid input that has no message of its own. It names the field and the
 * allowed values. `z.config({ customError: inputMessage })` makes Zod use it.
 */
export function inputMessage(issue: Issue): string {
  const name = nameOf(issue.path ?? []);
  const rule = brokenRule(issue);
  return `${name} ${isPlural(name) ? rule.replace(/^(?:is|has)\b/, (verb) => verbs[verb] ?? verb) : rule}`;
}
