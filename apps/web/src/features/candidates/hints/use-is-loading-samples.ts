import { useIsMutating } from "@tanstack/react-query";
import { getMutationKey } from "@trpc/react-query";
import { api } from "../../../lib/api.ts";

/** Whether the sample data is being loaded in this tab. */
export const useIsLoadingSamples = (): boolean =>
  useIsMutating({ mutationKey: getMutationKey(api.jobs.loadSampleData) }) > 0;
