import { columnFields, fieldKeys, fieldRow } from "../candidate-fields.ts";
import { codedFileName, hiddenMark } from "./code-name.ts";
import type { Redaction } from "./redaction.ts";

/** The subject of an answer and its reader. */
export type RedactionOptions = {
  /** Returns the redaction of a candidate who is hidden from the caller, or null. */
  redactionOf: (candidateId: number) => Redaction | null;
  /** Text written by this user is not hidden. */
  viewerId: string | null;
  /** The key that holds an object's candidate id. */
  idKey: "id" | "candidateId";
  /** The candidate that the whole answer is about. */
  subject: number | null;
  /** Hides the names of files that belong to no candidate, such as rejected ones. */
  hidesFileNames: boolean;
};

type Row = Readonly<Record<string, unknown>>;

/** Fields that reveal identity or origin. */
const identityFields: ReadonlySet<string> = new Set([
  ...fieldKeys.filter((key) => fieldRow(key).isHidden === true),
  "headline",
  "link",
]);
const nulledFields: ReadonlySet<string> = new Set([
  ...columnFields.filter((key) => key !== "name"),
  "workPermit",
  "headline",
  "extractedText",
  "summary",
]);
const names: ReadonlySet<string> = new Set(["name", "candidate"]);
/** Fields with words of the posting, the product or its users. */
const unredactedFields: ReadonlySet<string> = new Set(
  "by job jobTitle requirement missingMustHave must nice weights digests kept reasons component state kind code region block fileType fileSha256 filePath uploadId field audience format where level decision outcome status aiRankEngine aiEngine engine unratedParts mustStates scope part verifier notUsed decidedBy authorName reviewedByName acceptedByName how whyPlain createdBy correctedBy readBy reviewedBy authorId receivedBy language model step asOf asOfFrom startDate endDate start end statedOn keptUntil unstable".split(
    " ",
  ),
);
/** Lists of a candidate's jobs. */
const jobLists: ReadonlySet<string> = new Set(["jobs", "applied"]);
const skillKeys: ReadonlySet<string> = new Set(["skill", "skills", "covers", "term"]);

const isRow = (value: unknown): value is Row =>
  typeof value === "object" &&
  value !== null &&
  !(value instanceof Date) &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/**
 * Removes identifying data of hidden candidates from an answer. An object with a candidate's id is
 * about that candidate, including everything nested in it. Unknown fields are hidden like any other
 * text.
 */
export function redactAnswer(answer: unknown, options: RedactionOptions): unknown {
  const subject = options.subject === null ? null : options.redactionOf(options.subject);
  return redactValue(answer, {
    ...options,
    key: "",
    parent: null,
    redaction: subject,
    isFound: options.subject !== null,
  });
}

type Position = RedactionOptions & {
  key: string;
  /** The key of the enclosing list or object. */
  parent: string | null;
  redaction: Redaction | null;
  /** Ids nested deeper belong to reviews, jobs and the like. */
  isFound: boolean;
};

function redactValue(value: unknown, position: Position): unknown {
  if (position.redaction !== null && nulledFields.has(position.key)) return null;
  if (typeof value === "string")
    return position.redaction === null ? value : redactText(value, position, position.redaction);
  if (position.redaction !== null && position.key === "isBlind") return true;
  if (Array.isArray(value)) return redactList(value, position);
  return isRow(value) ? redactRow(value, position) : value;
}

function redactText(value: string, { key, parent }: Position, redaction: Redaction): string {
  if (unredactedFields.has(key)) return value;
  if (names.has(key)) return parent === "parts" ? value : redaction.name;
  if (key === "title" && parent !== null && jobLists.has(parent)) return value;
  if (key === "fileName") return redaction.fileName(value);
  if (key === "recipient") return hiddenMark;
  if (key === "lastRoleTitle") return redaction.title(value);
  return skillKeys.has(key) ? redaction.skill(value) : redaction.text(value);
}

function redactList(list: readonly unknown[], position: Position): unknown[] {
  const { redaction, key } = position;
  if (redaction !== null && key === "links") return [];
  if (redaction !== null && unredactedFields.has(key)) return [...list];
  if (redaction !== null && key === "lines" && list.length === redaction.lines.length)
    return list.map(redactLineWith(redaction));
  return list
    .filter((item) => !isIdentifying(item, position))
    .map((item) => redactValue(item, position));
}

/**
 * Whether an item is an identifying correction or profile entry of a hidden candidate, or the
 * warning about a shared address, which names others.
 */
function isIdentifying(item: unknown, position: Position): boolean {
  if (!isRow(item)) return false;
  if (item.code === "same-email") return true;
  return isIdentityEntry(item) && subjectOf(item, position).redaction !== null;
}

const redactLineWith = (redaction: Redaction) => (item: unknown, index: number) => {
  const text = redaction.lines[index] ?? "";
  if (typeof item === "string") return text;
  return isRow(item) && typeof item.text === "string" ? { ...item, text } : item;
};

const isIdentityEntry = (item: Row): boolean =>
  typeof item.field === "string" && identityFields.has(fieldKeyOf(item.field));

/** Reports name a field by its label. */
const fieldKeyOf = (field: string): string =>
  fieldKeys.find((key) => fieldRow(key).label === field) ?? field;

function redactRow(row: Row, outer: Position): unknown {
  const position = { ...outer, ...subjectOf(row, outer) };
  const { redaction } = position;
  if (redaction !== null && unredactedFields.has(position.key)) return row;
  if (redaction === null && position.hidesFileNames && typeof row.fileName === "string")
    return redactEach(
      { ...row, fileName: codedFileName(numberedName(row), row.fileName) },
      position,
    );
  if (redaction === null) return redactEach(row, position);
  const whole = lineOf(row, redaction);
  return redactEach(row, position, (key, value) => {
    if ((key === "text" || key === "note") && typeof value === "string")
      return isWrittenBy(row, position) ? value : (whole ?? redaction.text(withoutMail(value)));
    // In a requirement, `by` holds the CV's words that answer it. In other objects it is the user
    // who acted.
    const answers = "state" in row && ("requirement" in row || "quote" in row);
    if (key === "by" && typeof value === "string" && answers) return redaction.skill(value);
    return undefined;
  });
}

function redactEach(
  row: Row,
  position: Position,
  special: (key: string, value: unknown) => unknown = () => undefined,
): Row {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      special(key, value) ?? redactValue(value, { ...position, key, parent: position.key }),
    ]),
  );
}

function subjectOf(
  row: Row,
  { idKey, isFound, redaction, redactionOf }: Position,
): Pick<Position, "redaction" | "isFound"> {
  const named = row.candidateId ?? (isFound || idKey !== "id" ? undefined : row.id);
  return typeof named === "number"
    ? { redaction: redactionOf(named), isFound: true }
    : { redaction, isFound };
}

/** The redacted CV line of a quote that consists of a whole line. */
function lineOf(row: Row, redaction: Redaction): string | null {
  const { line, text } = row;
  if (typeof line !== "number" || typeof text !== "string") return null;
  const shown = redaction.lines[line];
  return shown !== undefined && shown !== "" && isSameLength(shown, text) ? shown : null;
}

/** Whether the quote is just the line, and not a sentence that spans several lines. */
const isSameLength = (shown: string, text: string): boolean =>
  Math.abs(shown.length - text.length) <= text.length * 0.2;

/**
 * Whether the viewer wrote the text. A message to the candidate was filled in with their name,
 * whoever sent it.
 */
const isWrittenBy = ({ by, text, recipient }: Row, { viewerId }: Position): boolean =>
  recipient === undefined && viewerId !== null && isRow(by) && by.id === viewerId && !isMail(text);

/** Notes made from emails contain the applicant's text, including the signature. */
const isMail = (text: unknown): boolean =>
  typeof text === "string" && /^Email\n(?:From|Subject|Date): /.test(text);

const withoutMail = (text: string): string =>
  isMail(text) ? "This email is hidden in blind review." : text;

const numberedName = ({ id }: Row): string =>
  typeof id === "number" ? `File ${id}` : `File ${hiddenMark}`;
