import { z } from "zod";
import { parsePosting } from "./parse-posting.ts";
import { proposeRequirements } from "./propose-requirements.ts";
import { proposeTitle } from "./propose-title.ts";

const ProposedRequirement = z.object({
  text: z.string(),
  /** The sentence or list item of the posting that asks for it. */
  sentence: z.string(),
});
export type ProposedRequirement = z.infer<typeof ProposedRequirement>;

/** What a pasted posting makes of a job before anybody has edited it. */
export const JobProposal = z.object({
  /** Null where the posting names none. */
  title: z.string().nullable(),
  must: z.array(ProposedRequirement),
  nice: z.array(ProposedRequirement),
  /** Duties, and what is beyond the first eight must-haves: offered, not proposed. */
  others: z.array(ProposedRequirement),
});
export type JobProposal = z.infer<typeof JobProposal>;

/** Proposes a job by the rules alone: at once, without any AI service, and always the same. */
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
