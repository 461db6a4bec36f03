import { lazyPart } from "../../../ui/parts/lazy-part.tsx";

/** Prefetched when the page is idle, since no pointer rests on a heading before. */
export const ColumnHelp = lazyPart({
  name: "The explanation",
  load: async () => (await import("./column-help.tsx")).ColumnHelp,
});
