/**
 * The content of a clause: a requirement, a preference, a duty, or something else (`about`), such
 * as information about the employer or a thing that is not needed.
 */
export type ClauseKind = "must" | "nice" | "duty" | "about" | "other";

/** Whether a kind is that of a list of requirements or preferences. */
export const isHeaded = (kind: string | null): boolean => kind === "must" || kind === "nice";

/** In order of precedence: "Preferred requirements" is a heading for preferences. */
export const headingKinds = ["nice", "about", "must", "duty"] as const;
export type HeadingKind = (typeof headingKinds)[number];

/**
 * A heading pattern with a gap or an exception. `met` is an example that matches, `kept` one that
 * the exception excludes.
 */
export type HeadingForm = { pattern: RegExp; met: string; kept?: string };

/** Headings with a gap or an exception. Plain headings are rows of the lexicon. */
export const listedForms: Readonly<Partial<Record<HeadingKind, readonly HeadingForm[]>>> = {
  duty: [
    {
      pattern:
        /^(?:in .{1,40}|as .{1,60})?(?:you|the \p{L}+(?: \p{L}+)?)(?:['’]ll|['’]d| will| would)$/iu,
      met: "The teacher will",
    },
  ],
  about: [
    { pattern: /what (?:we|you).{0,6}(?:get|give|offer|receive)/iu, met: "What you'll get" },
    {
      pattern: /das (?:bekommst|erwartet|kannst) (?:du|dich|sie)(?! (?:machen|tun))/iu,
      met: "Das erwartet dich",
      kept: "Das kannst du machen",
    },
  ],
  must: [
    {
      pattern: /essential(?! (?:job )?(?:functions|duties|tasks|responsib|accountab))/iu,
      met: "Essential",
      kept: "Essential duties",
    },
    { pattern: /(?<!not )\brequired?\b/iu, met: "Required", kept: "not required" },
    {
      pattern:
        /(?:you|we|applicants|candidates)(?:.ll)?(?: will| do| really)? (?:need|bring|require|expect|have|should apply|are looking|.{0,12}(?:looking for|bring|need|expect|have))/iu,
      met: "What applicants should bring",
    },
    {
      pattern:
        /(?:candidate|applicant|person|post ?holder)s? (?:will|must|should|needs? to) (?:have|be|possess|hold|bring)/iu,
      met: "The person must have",
    },
    {
      pattern: /what .{0,16}(?:need|bring|looking for|expect|require)/iu,
      met: "What the ward expects",
    },
  ],
};
