import { api } from "../../../../lib/api.ts";
import { toast } from "../../../../lib/toast.tsx";

/** What follows a change of a category: it is told, and all that shows categories is read again. */
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
