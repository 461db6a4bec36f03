import { api } from "../../../../lib/api.ts";
import { toast } from "../../../../lib/toast.tsx";

/** Mutation options for a category: shows a toast and reloads everything that shows categories. */
export function useCategoryChange(words: { done: string; failed: string }, onDone: () => void) {
  const utils = api.useUtils();
  return {
    onSuccess: () => {
      toast({ title: "Success", description: words.done, tone: "success" });
      void utils.blog.invalidate();
      onDone();
    },
    onError: (error: unknown) =>
      toast({ error, title: "Error", description: words.failed, tone: "destructive" }),
  };
}
