import type { JobProposal } from "@resume-picker/domain/posting/propose-job";
import { useEffect, useEffectEvent, useState } from "react";
import { apiClient } from "../../lib/api.ts";
import { sentenceWith } from "./sentence-with.ts";

/** What the rules find in a posting: proposed for a pasted one, and the sentences for any. */
export function useProposal(fresh: string | null) {
  const [proposal, setProposal] = useState<JobProposal | null>(null);
  const [isShown, setIsShown] = useState(fresh !== null);
  const ask = async (description: string): Promise<JobProposal | null> => {
    if (description.trim() === "") return null;
    try {
      const found = await apiClient.jobs.propose.mutate({ description });
      setProposal(found);
      return found;
    } catch {
      // Nothing is lost: the lists can be filled by hand, or by AI Extract, which says what failed.
      return null;
    }
  };
  const askFirst = useEffectEvent(() => fresh !== null && void ask(fresh));
  useEffect(() => void askFirst(), []);
  return {
    ask,
    shown: isShown ? proposal : null,
    show: setIsShown,
    /** The sentence that asks for a skill; null where the posting doesn't name it. */
    sentenceOf: (skill: string, description: string) => {
      const all = proposal && [...proposal.must, ...proposal.nice, ...proposal.others];
      return all?.find(({ text }) => text === skill)?.sentence ?? sentenceWith(description, skill);
    },
  };
}
