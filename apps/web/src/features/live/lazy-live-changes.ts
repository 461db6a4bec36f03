import { lazyPart } from "../../ui/parts/lazy-part.tsx";
import type { Shown } from "./live-changes.ts";

/** Loaded after the jobs, since nobody waits for changes of others. */
export const LiveChanges = lazyPart<Shown>({
  name: "The changes of others",
  load: async () => (await import("./live-changes.ts")).LiveChanges,
  isDialog: true,
  isNeeded: ({ isLoaded }) => isLoaded,
});
