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

/** Whether it is part of a web or email address: `react.dev/x`, `me@spark.io`, `https://go.dev`. */
export function isPartOfAddress(text: string, start: number, end: number): boolean {
  if (isSignOfAddress(text.charAt(end)) && /^(?:@|\.\p{Ll}|:\/\/)/u.test(text.slice(end, end + 3)))
    return true;
  if (
    isSignOfAddress(text.charAt(start - 1)) &&
    /(?:@|\p{L}\.)$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    /\p{Ll}/u.test(text.charAt(start))
  )
    return true;
  // Addresses are short. A bounded look-behind keeps the run time linear for hostile text.
  const head = text.slice(Math.max(0, start - 80), start);
  const chunk = head.slice(
    Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"), head.lastIndexOf("\t")) + 1,
  );
  return /:\/\/|^www\.|@[^@]*\.|\.(?:com|org|net|io|dev|de|edu|gov|co)\//iu.test(chunk);
}

function isSignOfAddress(character: string): boolean {
  return character === "@" || character === "." || character === ":";
}
