import type { Decision } from "@resume-picker/domain/decisions/decision";
import { useCallback } from "react";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.tsx";
import { useTabs } from "../../lib/use-tabs.ts";

/** Writes decisions down on the server, one after the other, and tells the other tabs. */
export function useDecisionLedger() {
  const cache = api.useUtils();
  const readAgain = useCallback(
    (id: number) => void cache.decisions.standing.invalidate({ id }),
    [cache],
  );
  const tellTabs = useTabs("decisions", readAgain);
  const options = {
    // One after the other: the ledger's order is the order of the keys.
    scope: { id: "decisions" },
    onSettled: (added: Decision[] | undefined, error: unknown, { id }: { id: number }) => {
      tellTabs(id);
      for (const { candidateId } of added ?? [])
        void cache.decisions.history.invalidate({ id, candidateId });
      if (error) readAgain(id);
    },
    onError: (error: unknown) =>
      toast({
        error,
        title: "Error",
        description: "The decision could not be saved. Please try again.",
        tone: "destructive",
      }),
  } as const;
  const add = api.decisions.decideMany.useMutation(options);
  const takeBack = api.decisions.undo.useMutation(options);
  return { add, takeBack };
}
