import type {
  ComponentExplanation,
  RequirementState,
  ScoreRow,
} from "@resume-picker/domain/scoring/score/score";
import { fold } from "../../evidence/row-words.ts";

const shownNames = 3;

/** Summarizes a part of the score in about two sentences, must-haves first. */
export function requirementSentences({ reason, rows }: ComponentExplanation): string {
  const musts = rows.filter(({ kind }) => kind === "must");
  if (musts.length === 0) return reason;
  const others = reason
    .split(/(?<=\.) /u)
    .filter((sentence) => sentence !== "" && !counted.test(sentence));
  return [shownSentence(musts), openSentence(musts) ?? niceSentence(rows), ...others]
    .filter((sentence) => sentence !== null)
    .join(" ");
}

/**
 * Summarizes the must-haves in one sentence. Without must-haves, returns the first sentence of the
 * part's reason.
 */
export function whySentence({ reason, rows }: ComponentExplanation): string {
  const musts = rows.filter(({ kind }) => kind === "must");
  if (musts.length === 0) return reason.split(/(?<=\.) /u)[0] ?? "";
  const used = inState(musts, "shown").length;
  const met = used + inState(musts, "listed").length;
  const open = openSentence(musts);
  if (open !== null) return `Has ${met} of ${musts.length} must-haves. ${open}`;
  const all = musts.length === 1 ? "the one must-have" : `all ${musts.length} must-haves`;
  return used === musts.length
    ? `Shows ${all} at work or in a degree.`
    : `Has ${all}, ${used} of them at work or in a degree.`;
}

/** Matches the counts of the stored reason. These sentences replace them with names. */
const counted = /^\d+ of \d+ (?:must-have|nice-to-have)/u;

function shownSentence(musts: readonly ScoreRow[]): string {
  const shown = inState(musts, "shown").length;
  const listed = inState(musts, "listed");
  const only = musts.length === 1;
  const first =
    shown === musts.length
      ? only
        ? "The one must-have is shown at work or in a degree"
        : `All ${shown} must-haves are shown at work or in a degree`
      : `${shown} of ${musts.length} ${only ? "must-have is" : `must-haves ${are(shown)}`} shown at work or in a degree`;
  return listed.length === 0
    ? `${first}.`
    : `${first}. ${nameSome(listed.map(nameOf))} ${are(listed.length)} only listed as a skill.`;
}

/**
 * Describes must-haves that were not found, or are met only by something similar. Null if there are
 * none.
 */
function openSentence(musts: readonly ScoreRow[]): string | null {
  const missing = inState(musts, "not-found");
  const related = inState(musts, "related");
  const clauses = [
    missing.length === 0
      ? null
      : `${nameSome(missing.map(nameOf))} ${missing.length === 1 ? "was" : "were"} not found in the CV`,
    related.length === 0
      ? null
      : `${nameSome(related.map(nameWithBy))} ${are(related.length)} met only by something similar`,
  ].filter((clause) => clause !== null);
  return clauses.length === 0 ? null : `${clauses.join(". ")}.`;
}

function niceSentence(rows: readonly ScoreRow[]): string | null {
  const wishes = rows.filter(({ kind }) => kind === "nice");
  if (wishes.length === 0) return null;
  const met = [...inState(wishes, "shown"), ...inState(wishes, "listed")];
  if (met.length === 0) return "None of the nice-to-haves was found.";
  if (wishes.length === 1) return "The one nice-to-have was found.";
  if (met.length === wishes.length) return `All ${wishes.length} nice-to-haves were found.`;
  return `${met.length} of ${wishes.length} nice-to-haves ${met.length === 1 ? "was" : "were"} found: ${nameSome(met.map(nameOf))}.`;
}

const inState = (rows: readonly ScoreRow[], wanted: RequirementState) =>
  rows.filter(({ state }) => state === wanted);
const nameOf = ({ requirement }: ScoreRow) => requirement;
/** Appends the matching skill, unless it is the same as the requirement. */
const nameWithBy = ({ requirement, by }: ScoreRow) =>
  by === null || fold(by) === fold(requirement) ? requirement : `${requirement} (${by})`;
const are = (count: number) => (count === 1 ? "is" : "are");

/** Joins names as "A, B and C" or "A, B, C and 4 more". */
export function nameSome(names: readonly string[]): string {
  const shown = names.slice(0, names.length === shownNames + 1 ? names.length : shownNames);
  const rest = names.length - shown.length;
  const last = rest > 0 ? `${rest} more` : (shown.pop() ?? "");
  return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
