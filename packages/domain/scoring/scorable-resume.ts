import { whyNotScored } from "../resume/trust/is-scored.ts";
import type { ParsedResume } from "../resume/shape/parsed-resume.ts";
import type { ScorableResume } from "./score/score.ts";

/** Returns the part of a parsed CV that scoring may see, without the text of excluded lines. */
export function scorableResume(parsed: ParsedResume, lines: readonly string[]): ScorableResume {
  const { headline, roles, education, certifications, skills, languages } = parsed;
  const { yearsExperience, gaps, asOf, notStatedAfter, language } = parsed;
  const { otherLines, leftOut = [] } = parsed;
  const gone = new Set(leftOut);
  return {
    ...{ headline, roles, education, certifications, skills, languages },
    ...{ yearsExperience, gaps, asOf, notStatedAfter, language, otherLines, leftOut },
    whyNotScored: whyNotScored(parsed.warnings),
    lines: gone.size === 0 ? lines : lines.map((line, at) => (gone.has(at) ? "" : line)),
  };
}
