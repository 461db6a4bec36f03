import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { behindSentence, lossSentence } from "./points-summary.ts";
import { whySentence } from "./requirement-sentences.ts";

type Props = Pick<Candidate, "score"> & {
  /** The candidate with the next higher total. */
  ahead: ListedCandidate | null;
};

/** Summarizes the rank: the must-haves, the points lost, and the lead of the next higher one. */
export function WhySentence({ score, ahead }: Props) {
  const skills = score.breakdown.find(({ component }) => component === "skills");
  const text = skills && whySentence(skills);
  const details = [lossSentence(score), behindSentence(score, ahead)].filter(Boolean).join(" ");
  return (
    <div className="flex flex-col gap-1 text-pretty">
      {text && <p className="text-16">{text}</p>}
      {details !== "" && <p className="text-ink-2 figures">{details}</p>}
    </div>
  );
}
