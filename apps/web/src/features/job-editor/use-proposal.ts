import type { JobProposal } from "@resume-picker/domain/posting/propose-job";
import { useEffect, useEffectEvent, useState } from "react";
import { apiClient } from "../../lib/api.ts";
import { sentenceWith } from "./sentence-with.ts";

/** What the rules find in a posting: proposed for a pasted one, and the sentences for any. */
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
    /** The sentence that asks for a skill; null where the posting doesn't name it. */
    sentenceOf: (skill: string, description: string) => {
      const all = proposal && [...proposal.must, ...proposal.nice, ...proposal.others];
      return all?.find(({ text }) => text === skill)?.sentence ?? sentenceWith(description, skill);
    },
  };
}

/** Null where nothing could be proposed: the lists can be filled by hand, or by AI Extract, which says what failed. */
function propose(description: string): Promise<JobProposal | null> {
  if (description.trim() === "") return Promise.resolve(null);
  return apiClient.jobs.propose.mutate({ description }).catch(() => null);
}
