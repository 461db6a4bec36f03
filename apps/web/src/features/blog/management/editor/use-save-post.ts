import { api } from "../../../../lib/api.ts";
import { errorCode, errorMessage, fieldIssues } from "../../../../lib/error-message.ts";
import { toast } from "../../../../lib/toast.tsx";
import type { DraftErrors, PostDraft } from "./post-draft.ts";
import { inputOf } from "./post-draft.ts";

export type SaveOutcome =
  | { kind: "saved" }
  | { kind: "conflict" }
  | { kind: "failed"; errors: DraftErrors; reason: string };

const words = {
  create: { done: "Blog post created successfully", failed: "Failed to create blog post" },
  update: { done: "Blog post updated successfully", failed: "Failed to update blog post" },
};

/** Saves the post and shows the result in a toast. */
export function useSavePost(postId: number | null) {
  const utils = api.useUtils();
  const create = api.blog.create.useMutation();
  const update = api.blog.update.useMutation();
  const { done, failed } = words[postId === null ? "create" : "update"];

  const save = async (draft: PostDraft, expectedUpdatedAt: Date | null): Promise<SaveOutcome> => {
    const input = inputOf(draft);
    try {
      await (postId === null
        ? create.mutateAsync(input)
        : update.mutateAsync({
            ...input,
            id: postId,
            ...(expectedUpdatedAt === null ? {} : { expectedUpdatedAt }),
          }));
      toast({ title: "Success", description: done, tone: "success" });
      void utils.blog.invalidate();
      return { kind: "saved" };
    } catch (error) {
      toast({ error, title: "Error", description: failed, tone: "destructive" });
      const errors: DraftErrors = fieldIssues(error);
      const isConflict = errorCode(error) === "CONFLICT" && errors.slug === undefined;
      if (isConflict) {
        // Loads the other version, which is shown next to the unsaved text.
        await utils.blog.get.invalidate();
        return { kind: "conflict" };
      }
      const reason = errorMessage(error, "The server could not be reached, or failed.");
      return { kind: "failed", errors, reason };
    }
  };

  return { save, isSaving: create.isPending || update.isPending };
}
