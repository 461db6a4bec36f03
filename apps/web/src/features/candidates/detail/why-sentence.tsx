import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { whySentence } from "./requirement-sentences.ts";

/** What a recruiter would say first. */
export function WhySentence({ score }: Pick<Candidate, "score">) {
  const skills = score.breakdown.find(({ component }) => component === "skills");
  const text = skills && whySentence(skills);
  return text ? <p className="text-16 text-pretty">{text}</p> : null;
}
