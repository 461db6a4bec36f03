import type { Decision } from "@resume-picker/domain/decisions/decision";
import { useQueryClient } from "@tanstack/react-query";
import type { Mutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.tsx";
import { useTabs } from "../../lib/use-tabs.ts";

const ledgerScope = { id: "decisions" };
const isOfLedger = ({ options }: Mutation) => options.scope?.id === ledgerScope.id;

/** Saves decisions on the server, one after the other, and notifies the other tabs. */
export function useDecisionLedger() {
  const cache = api.useUtils();
  const client = useQueryClient();
  const readAgain = useCallback(
    (id: number) => void cache.decisions.standing.invalidate({ id }),
    [cache],
  );
  const tellTabs = useTabs("decisions", readAgain);
  const options = {
    // Sequential, which keeps the ledger in the order of the user's actions.
    scope: ledgerScope,
    onSettled: (added: Decision[] | undefined, error: unknown, { id }: { id: number }) => {
      tellTabs(id);
      for (const { candidateId } of added ?? [])
        void cache.decisions.history.invalidate({ id, candidateId });
      // Reloads others' decisions after the last pending one. Until then the screen is ahead of the
      // server.
      if (error || client.isMutating({ predicate: isOfLedger }) <= 1) readAgain(id);
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
