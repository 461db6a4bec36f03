import type { ParsedResume } from "../resume/shape/parsed-resume.ts";
import type { ScorableResume } from "./score/score.ts";

/** What scoring may see; the rest of the parse stays behind. */
export function scorableResume(parsed: ParsedResume, lines: readonly string[]): ScorableResume {
  const { headline, roles, education, certifications, skills } = parsed;
  const { yearsExperience, gaps, asOf, notStatedAfter, otherLines } = parsed;
  return {
    ...{ headline, roles, education, certifications, skills },
    ...{ yearsExperience, gaps, asOf, notStatedAfter, otherLines, lines },
  };
}
