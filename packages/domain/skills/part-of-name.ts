const bodies =
  "Companies|Company|Inc|LLC|Ltd|Corp|University|College|Academy|Association|Society|Institute|Award|Foundation|Council|Committee|Ministry|Clubs?|Guild|League|Chapter|Scholarship";
/** "HR departments", "a customer service organization": a unit rather than a person's skill. */
const units =
  "departments|divisions|functions|organi[sz]ations?|offices|agencies|firms|companies|vendors";
/** "Tallow Valley Health Education Center" is a body, a "Customer Service Center agent" is not. */
const centre = "(?:Center|Centre|Clinic|Hospital|Bureau|Federation|Commission|Chamber)";
const after = new RegExp(
  `^ (?:(?:\\p{Lu}\\p{L}+ )?(?:${bodies})|${centre}(?! [\\p{Ll}]| \\p{Lu}\\p{L}+(?:er|or|ist|ant|ent|ive)\\b))\\b`,
  "u",
);
const afterInAnyCase = new RegExp(`^(?:,? (?:and|&) [\\p{L}]{1,20})? (?:${units})\\b`, "iu");
/** "Office of Personnel Management", "Institute for Public Service & Public Policy". */
const bodyBefore =
  /\b(?:Office|Department|Dept\.?|Ministry|Bureau|Institute|Association|Society|Academy|Council|Board|Museum|Journal|Foundation|Commission|Center|Centre|Agency) (?:of|for|on)(?: (?:\p{Lu}[\p{L}-]*|and|&|the|of)){0,4} $/u;

/** "Member of APICS" */
const memberOf =
  /\b(?:members?|mitglied|membre|miembro|lid) (?:of|der|des|im|de|del|van)(?: the)? $/iu;

/**
 * Whether a skill's name is part of the name of an employer, a school, a prize or a unit: "Private
 * Investigation Companies", "Social Work Award".
 */
export function isPartOfInstitution(text: string, start: number, end: number): boolean {
  const next = text.slice(end, end + 40);
  if (afterInAnyCase.test(next) || memberOf.test(text.slice(Math.max(0, start - 20), start)))
    return true;
  return (
    /\p{Lu}/u.test(text.charAt(start)) &&
    (after.test(next) || bodyBefore.test(text.slice(Math.max(0, start - 80), start)))
  );
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
