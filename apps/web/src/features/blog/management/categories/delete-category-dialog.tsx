import { api } from "../../../../lib/api.ts";
import { ConfirmDialog } from "../../../../ui/dialogs/confirm-dialog.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import type { Category } from "../../post-types.ts";
import { AffectedPosts } from "../posts/affected-posts.tsx";
import { useCategoryChange } from "./use-category-change.ts";

type Props = { category: Category; onClose: () => void };

export function DeleteCategoryDialog({ category, onClose }: Props) {
  const affected = api.blog.listAffectedByCategory.useQuery(
    { id: category.id },
    { staleTime: 0, gcTime: 0 },
  );
  const remove = api.blog.deleteCategory.useMutation(
    useCategoryChange(
      { done: "Category deleted successfully", failed: "Failed to delete category" },
      onClose,
    ),
  );
  return (
    <ConfirmDialog
      open
      title={`Delete the category “${category.name}”?`}
      confirmLabel="Delete Category"
      busy={remove.isPending || affected.isPending}
      onConfirm={() => remove.mutate({ id: category.id, evenIfUsed: true })}
      onCancel={onClose}
    >
      {affected.isPending && <Spinner />}
      {affected.data && <AffectedPosts titles={affected.data} what="this category" />}
    </ConfirmDialog>
  );
}
