import { lazyPart } from "../../../ui/parts/lazy-part.tsx";

export const SampleProgress = lazyPart({
  name: "The progress",
  load: async () => (await import("./sample-progress.tsx")).SampleProgress,
});
