import type { ScorableResume } from "../score/score.ts";
import { contentStems } from "../words/phrase-words.ts";
import { resumeTexts } from "./resume-text.ts";
import type { ResumeText } from "./resume-text.ts";

const known = new WeakMap<ScorableResume, ResumeText[]>();

/** Lines about the person's work that no role, skill, degree or certificate was read from. */
export function otherLines(resume: ScorableResume): ResumeText[] {
  const cached = known.get(resume);
  if (cached !== undefined) return cached;
  const taken = new Set(resumeTexts(resume).map(({ place }) => place.line));
  const texts = (resume.otherLines ?? []).flatMap(({ isDone = false, ...place }): ResumeText[] => {
    const text = resume.lines[place.line] ?? "";
    if (taken.has(place.line) || text === "") return [];
    return [{ text, place, role: null, context: null, isDone, stems: contentStems(text) }];
  });
  known.set(resume, texts);
  return texts;
}
