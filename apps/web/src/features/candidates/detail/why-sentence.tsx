import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { whySentence } from "./requirement-sentences.ts";

/** A one-sentence summary for the recruiter. */
export function WhySentence({ score }: Pick<Candidate, "score">) {
  const skills = score.breakdown.find(({ component }) => component === "skills");
  const text = skills && whySentence(skills);
  return text ? <p className="-mt-2 text-16 text-pretty">{text}</p> : null;
}
