import { lazyPart } from "../../ui/parts/lazy-part.tsx";

export const LazyUploadItems = lazyPart({
  name: "The list of files",
  load: async () => (await import("./upload-items.tsx")).UploadItems,
  isNeeded: ({ uploads: { items, failed } }) => items.length > 0 || failed.length > 0,
});
