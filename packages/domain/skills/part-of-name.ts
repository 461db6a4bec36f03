import { any } from "./word-patterns.ts";

/**
 * "Private Investigation Companies", "Tallow Valley Health Education Center", but not "Customer
 * Service Center agent".
 */
const after = new RegExp(
  `^ (?:(?:\\p{Lu}\\p{L}+ )?${any("bodyAfter")}|${any("centreAfter")}(?! \\p{Ll}| \\p{Lu}\\p{L}+(?:er|or|ist|ant|ent|ive)\\b))`,
  "u",
);
/** "HR departments", "a customer service organization": a unit rather than a person's skill. */
const unitAfter = new RegExp(`^(?:,? (?:and|&) [\\p{L}]{1,20})? ${any("unitAfter")}`, "iu");
/** "Office of Personnel Management", "Institute for Public Service & Public Policy". */
const before = new RegExp(
  `${any("bodyBefore")} (?:of|for|on)(?: (?:\\p{Lu}[\\p{L}-]*|and|&|the|of)){0,4} $`,
  "u",
);
/** "Member of APICS" */
const memberOf = new RegExp(`${any("memberOf")} $`, "iu");

/**
 * Whether a skill's name is part of the name of an employer, a school, a prize or a unit: "Private
 * Investigation Companies", "Social Work Award".
 */
export function isPartOfInstitution(text: string, start: number, end: number): boolean {
  const next = text.slice(end, end + 40);
  const head = text.slice(Math.max(0, start - 80), start);
  if (unitAfter.test(next) || memberOf.test(head)) return true;
  return /\p{Lu}/u.test(text.charAt(start)) && (after.test(next) || before.test(head));
}

const addressBefore = /@|:\/\/|^www\.|\.(?:com|org|net|io|dev|de|edu|gov|co)\//iu;
const addressAfter = /^(?:\.\p{Ll}|:\/\/|[\w.+-]*(?:@|\.(?:com|org|net|de)\b))/u;

const space = " ".charCodeAt(0);

/** Whether it is part of a web or email address: `react.dev/x`, `me@spark.io`, `https://go.dev`. */
export function isPartOfAddress(text: string, start: number, end: number): boolean {
  // Addresses are short. A bounded look keeps the run time linear for hostile text.
  let from = start;
  while (from > start - 80 && text.charCodeAt(from - 1) > space) from--;
  let to = end;
  while (to < end + 80 && text.charCodeAt(to) > space) to++;
  if (from === start && to === end) return false;
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  return (
    addressBefore.test(before) ||
    addressAfter.test(after) ||
    /\p{L}\.\p{Ll}\S?$/u.test(before + text.slice(start, start + 2))
  );
}
