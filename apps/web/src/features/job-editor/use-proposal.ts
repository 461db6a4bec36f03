import type { JobProposal } from "@resume-picker/domain/posting/propose-job";
import { useEffect, useEffectEvent, useState } from "react";
import { apiClient } from "../../lib/api.ts";
import { sentenceWith } from "./sentence-with.ts";

/**
 * The requirements that the rules find in a posting. They are proposed for a pasted posting. Their
 * sentences are used for any posting.
 */
export function useProposal(fresh: string | null) {
  const [proposal, setProposal] = useState<JobProposal | null>(null);
  const [isShown, setIsShown] = useState(fresh !== null);
  const ask = async (description: string): Promise<JobProposal | null> => {
    const found = await propose(description);
    if (found !== null) setProposal(found);
    return found;
  };
  const askFirst = useEffectEvent((keep: (found: JobProposal | null) => void) => {
    if (fresh !== null) void propose(fresh).then(keep);
  });
  useEffect(() => askFirst(setProposal), []);
  return {
    ask,
    shown: isShown ? proposal : null,
    show: setIsShown,
    /** Returns the sentence that names a skill, or null if the posting doesn't. */
    sentenceOf: (skill: string, description: string) => {
      const all = proposal && [...proposal.must, ...proposal.nice, ...proposal.others];
      return all?.find(({ text }) => text === skill)?.sentence ?? sentenceWith(description, skill);
    },
  };
}

/**
 * Resolves to null if the request fails. The lists can still be filled by hand or by AI Extract,
 * which shows its errors.
 */
function propose(description: string): Promise<JobProposal | null> {
  if (description.trim() === "") return Promise.resolve(null);
  return apiClient.jobs.propose.mutate({ description }).catch(() => null);
}
