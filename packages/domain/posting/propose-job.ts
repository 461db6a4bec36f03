import { z } from "zod";
import { parsePosting } from "./parse-posting.ts";
import { proposeRequirements } from "./propose-requirements.ts";
import { proposeTitle } from "./propose-title.ts";

const ProposedRequirement = z.object({
  text: z.string(),
  /** The sentence or list item of the posting with the requirement. */
  sentence: z.string(),
});
export type ProposedRequirement = z.infer<typeof ProposedRequirement>;

/** The job that a pasted posting describes, before any edits. */
export const JobProposal = z.object({
  /** Null if the posting has no title. */
  title: z.string().nullable(),
  must: z.array(ProposedRequirement),
  nice: z.array(ProposedRequirement),
  /** Duties, and must-haves beyond the first eight: offered but not preselected. */
  others: z.array(ProposedRequirement),
});
export type JobProposal = z.infer<typeof JobProposal>;

/** Proposes a job with deterministic rules, immediately and without an AI service. */
export function proposeJob(description: string): JobProposal {
  const posting = parsePosting(description);
  const sentences = new Map(posting.requirements.map(({ text, sentence }) => [text, sentence]));
  const withSentence = (text: string) => ({ text, sentence: sentences.get(text) ?? text });
  const { mustHaveSkills, niceToHaveSkills, otherSkills } = proposeRequirements(posting);
  return {
    title: proposeTitle(description),
    must: mustHaveSkills.map(withSentence),
    nice: niceToHaveSkills.map(withSentence),
    others: otherSkills.map(withSentence),
  };
}
