import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { breakdownId } from "../breakdown-id.ts";
import { distanceSentence, lossSentence } from "./points-summary.ts";
import { whySentence } from "./requirement-sentences.ts";

type Props = {
  candidate: Pick<Candidate, "id" | "score">;
  /** All candidates of the job. */
  candidates: readonly ListedCandidate[];
};

/** Summarizes the place: the must-haves, the distance to the next candidate, and lost points. */
export function WhySentence({ candidate, candidates }: Props) {
  const { score } = candidate;
  const skills = score.breakdown.find(({ component }) => component === "skills");
  const text = skills && whySentence(skills);
  const details = [distanceSentence(candidate, candidates), lossSentence(score)]
    .filter(Boolean)
    .join(" ");
  return (
    <div className="flex flex-col gap-1 text-pretty">
      {text && <p className="text-16">{text}</p>}
      <p className="text-ink-2 figures">
        {details}{" "}
        <button
          type="button"
          className="rounded-tick font-medium whitespace-nowrap text-brand hover:underline thumb:-my-3 thumb:py-3"
          onClick={() => document.getElementById(breakdownId)?.focus()}
        >
          Score breakdown
        </button>
      </p>
    </div>
  );
}
