import { columnFields, fieldKeys, fieldRow } from "../candidate-fields.ts";
import { codedFileName, hiddenMark } from "./code-name.ts";
import type { Veil } from "./veil.ts";

/** The subject of an answer and its reader. */
export type Veiling = {
  /** Returns the veil of a candidate who is hidden from the caller, or null. */
  veilOf: (candidateId: number) => Veil | null;
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
const emptied: ReadonlySet<string> = new Set([
  ...columnFields.filter((key) => key !== "name"),
  "workPermit",
  "headline",
  "extractedText",
  "summary",
]);
const names: ReadonlySet<string> = new Set(["name", "candidate"]);
/** Fields with words of the posting, the product or its users. */
const ofOthers: ReadonlySet<string> = new Set(
  "by job jobTitle requirement missingMustHave must nice weights digests kept reasons component state kind code region block fileType fileSha256 filePath uploadId field audience format where level decision outcome status aiRankEngine aiEngine engine unratedParts mustStates scope part verifier notUsed decidedBy authorName reviewedByName acceptedByName how whyPlain createdBy correctedBy readBy reviewedBy authorId receivedBy language model step asOf asOfFrom startDate endDate start end statedOn keptUntil unstable".split(
    " ",
  ),
);
/** Lists of a candidate's jobs. */
const ofJobs: ReadonlySet<string> = new Set(["jobs", "applied"]);
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
export function veilAnswer(answer: unknown, veiling: Veiling): unknown {
  const subject = veiling.subject === null ? null : veiling.veilOf(veiling.subject);
  return veilValue(answer, {
    ...veiling,
    key: "",
    parent: null,
    veil: subject,
    isFound: veiling.subject !== null,
  });
}

type At = Veiling & {
  key: string;
  /** The key of the enclosing list or object. */
  parent: string | null;
  veil: Veil | null;
  /** Ids nested deeper belong to reviews, jobs and the like. */
  isFound: boolean;
};

function veilValue(value: unknown, at: At): unknown {
  if (at.veil !== null && emptied.has(at.key)) return null;
  if (typeof value === "string") return at.veil === null ? value : veilText(value, at, at.veil);
  if (at.veil !== null && at.key === "isBlind") return true;
  if (Array.isArray(value)) return veilList(value, at);
  return isRow(value) ? veilRow(value, at) : value;
}

function veilText(value: string, { key, parent }: At, veil: Veil): string {
  if (ofOthers.has(key)) return value;
  if (names.has(key)) return parent === "parts" ? value : veil.name;
  if (key === "title" && parent !== null && ofJobs.has(parent)) return value;
  if (key === "fileName") return veil.fileName(value);
  if (key === "recipient") return hiddenMark;
  if (key === "lastRoleTitle") return veil.title(value);
  return skillKeys.has(key) ? veil.skill(value) : veil.text(value);
}

function veilList(list: readonly unknown[], at: At): unknown[] {
  const { veil, key } = at;
  if (veil !== null && key === "links") return [];
  if (veil !== null && ofOthers.has(key)) return [...list];
  if (veil !== null && key === "lines" && list.length === veil.lines.length)
    return list.map(asLineOf(veil));
  return list.filter((item) => !tellsIdentity(item, at)).map((item) => veilValue(item, at));
}

/**
 * Whether an item is an identifying correction or profile entry of a hidden candidate, or the
 * warning about a shared address, which names others.
 */
function tellsIdentity(item: unknown, at: At): boolean {
  if (!isRow(item)) return false;
  if (item.code === "same-email") return true;
  return isIdentityEntry(item) && subjectOf(item, at).veil !== null;
}

const asLineOf = (veil: Veil) => (item: unknown, index: number) => {
  const text = veil.lines[index] ?? "";
  if (typeof item === "string") return text;
  return isRow(item) && typeof item.text === "string" ? { ...item, text } : item;
};

const isIdentityEntry = (item: Row): boolean =>
  typeof item.field === "string" && identityFields.has(fieldKeyOf(item.field));

/** Reports name a field by its label. */
const fieldKeyOf = (field: string): string =>
  fieldKeys.find((key) => fieldRow(key).label === field) ?? field;

function veilRow(row: Row, outer: At): unknown {
  const at = { ...outer, ...subjectOf(row, outer) };
  const { veil } = at;
  if (veil !== null && ofOthers.has(at.key)) return row;
  if (veil === null && at.hidesFileNames && typeof row.fileName === "string")
    return veilEach({ ...row, fileName: codedFileName(numbered(row), row.fileName) }, at);
  if (veil === null) return veilEach(row, at);
  const whole = lineOf(row, veil);
  return veilEach(row, at, (key, value) => {
    if ((key === "text" || key === "note") && typeof value === "string")
      return isWrittenBy(row, at) ? value : (whole ?? veil.text(withoutMail(value)));
    // In a requirement, `by` holds the CV's words that answer it. In other objects it is the user
    // who acted.
    const answers = "state" in row && ("requirement" in row || "quote" in row);
    if (key === "by" && typeof value === "string" && answers) return veil.skill(value);
    return undefined;
  });
}

function veilEach(
  row: Row,
  at: At,
  special: (key: string, value: unknown) => unknown = () => undefined,
): Row {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      special(key, value) ?? veilValue(value, { ...at, key, parent: at.key }),
    ]),
  );
}

function subjectOf(row: Row, { idKey, isFound, veil, veilOf }: At): Pick<At, "veil" | "isFound"> {
  const named = row.candidateId ?? (isFound || idKey !== "id" ? undefined : row.id);
  return typeof named === "number" ? { veil: veilOf(named), isFound: true } : { veil, isFound };
}

/** The veiled CV line of a quote that consists of a whole line. */
function lineOf(row: Row, veil: Veil): string | null {
  const { line, text } = row;
  if (typeof line !== "number" || typeof text !== "string") return null;
  const shown = veil.lines[line];
  return shown !== undefined && shown !== "" && isSameLength(shown, text) ? shown : null;
}

/** Whether the quote is just the line, and not a sentence that spans several lines. */
const isSameLength = (shown: string, text: string): boolean =>
  Math.abs(shown.length - text.length) <= text.length * 0.2;

/**
 * Whether the viewer wrote the text. A message to the candidate was filled in with their name,
 * whoever sent it.
 */
const isWrittenBy = ({ by, text, recipient }: Row, { viewerId }: At): boolean =>
  recipient === undefined && viewerId !== null && isRow(by) && by.id === viewerId && !isMail(text);

/** Notes made from emails contain the applicant's text, including the signature. */
const isMail = (text: unknown): boolean =>
  typeof text === "string" && /^Email\n(?:From|Subject|Date): /.test(text);

const withoutMail = (text: string): string =>
  isMail(text) ? "This email is hidden in blind review." : text;

const numbered = ({ id }: Row): string =>
  typeof id === "number" ? `File ${id}` : `File ${hiddenMark}`;
