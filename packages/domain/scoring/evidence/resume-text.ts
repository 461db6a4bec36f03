import { countWords } from "../../resume/text/count-words.ts";
import type { Place } from "../../resume/shape/parsed-resume.ts";
import { noPlace } from "../../resume/shape/parsed-resume.ts";
import { roleContext } from "./read-roles.ts";
import { contentStems } from "../words/phrase-words.ts";
import type { ScorableResume } from "../score/score.ts";
import { lineOf } from "../score/score.ts";

/** A line of the CV for phrase matching, verbatim, with its position. */
export type ResumeText = {
  text: string;
  place: Place;
  /** Index of the role it belongs to, or null. */
  role: number | null;
  context: string | null;
  /** Whether it is in a role, a project, an achievement or a course, and not just a claim. */
  isDone: boolean;
  stems: string[];
};

/** Sections where a skill was used or taught. Lists and summaries only claim it. */
export const donePlaces: ReadonlySet<string> = new Set(["role", "project", "education"]);

type Standing = Pick<ResumeText, "role" | "isDone">;
const claimed: Standing = { role: null, isDone: false };

/** A longer header line also contains the first sentence of the description. */
const headerWords = 14;
const isTelling = (line: string) => countWords(line) > headerWords;

/**
 * Returns all lines of the CV that scoring may see, without duplicates. Lines without a parsed
 * role, skill, degree or certificate are last.
 */
export function readLines(resume: ScorableResume): ResumeText[] {
  const texts: ResumeText[] = [];
  const seen = new Set<string>();
  const contexts = resume.roles.map(roleContext);
  const add = (text: string, place: Place | null, { role, isDone }: Standing) => {
    const key = `${String(place?.line)}:${text}`;
    if (place === null || seen.has(key)) return;
    seen.add(key);
    const context = role === null ? null : (contexts[role] ?? null);
    texts.push({ text, place, role, context, isDone, stems: contentStems(text) });
  };
  resume.roles.forEach((role, index) => {
    if (role.title !== null) add(role.title, role.place, { role: index, isDone: true });
    const opening = resume.lines[role.place.line] ?? "";
    if (isTelling(opening)) add(opening, role.place, { role: index, isDone: true });
    for (const bullet of role.bullets)
      add(bullet.text, bullet.place, { role: index, isDone: true });
  });
  for (const skill of resume.skills) {
    // A skill added by a person is not on any line, so its name is the text.
    if (skill.evidence.length === 0) add(skill.skill, noPlace, claimed);
    for (const evidence of skill.evidence) {
      const { role, where } = evidence;
      add(lineOf(resume, evidence), evidence.place, { role, isDone: donePlaces.has(where) });
    }
  }
  for (const certificate of resume.certifications)
    add(certificate.value, certificate.place, claimed);
  for (const education of resume.education) {
    if (education.degree !== null) add(education.degree, education.place, claimed);
  }
  if (resume.headline !== null) add(resume.headline.value, resume.headline.place, claimed);
  const taken = new Set(texts.map(({ place }) => place.line));
  for (const { isDone = false, ...place } of resume.otherLines ?? []) {
    const text = resume.lines[place.line] ?? "";
    if (!taken.has(place.line) && text !== "") add(text, place, { role: null, isDone });
  }
  return texts;
}
