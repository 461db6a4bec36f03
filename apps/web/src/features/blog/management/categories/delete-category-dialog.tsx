import { api } from "../../../../lib/api.ts";
import { toast } from "../../../../lib/toast.tsx";
import { ConfirmDialog } from "../../../../ui/dialogs/confirm-dialog.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import type { Category } from "../../post-types.ts";
import { AffectedPosts } from "../posts/affected-posts.tsx";

type Props = { category: Category; onClose: () => void };

export function DeleteCategoryDialog({ category, onClose }: Props) {
  const utils = api.useUtils();
  const affected = api.blog.listAffectedByCategory.useQuery(
    { id: category.id },
    { staleTime: 0, gcTime: 0 },
  );
  const remove = api.blog.deleteCategory.useMutation({
    onSuccess: () => {
      toast({ title: "Success", description: "Category deleted successfully", tone: "success" });
      void utils.blog.invalidate();
      onClose();
    },
    onError: (error) =>
      toast({
        error,
        title: "Error",
        description: "Failed to delete category",
        tone: "destructive",
      }),
  });
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
