import { api } from "../../../../lib/api.ts";
import { toast } from "../../../../lib/toast.tsx";
import { ConfirmDialog } from "../../../../ui/dialogs/confirm-dialog.tsx";
import type { ListedPost } from "../../post-types.ts";

type Props = { post: ListedPost; onClose: () => void };

export function DeletePostDialog({ post, onClose }: Props) {
  const utils = api.useUtils();
  const remove = api.blog.delete.useMutation({
    onSuccess: () => {
      toast({ title: "Success", description: "Blog post deleted successfully", tone: "success" });
      void utils.blog.invalidate();
      onClose();
    },
    onError: (error) => {
      toast({
        error,
        title: "Error",
        description: "Failed to delete blog post",
        tone: "destructive",
      });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title="Delete this post?"
      confirmLabel="Delete Post"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: post.id })}
      onCancel={onClose}
    >
      “{post.title}” will be deleted permanently
      {post.status === "published" && "; links to it will stop working"}. Its images stay under
      “Images”. This can’t be undone.
    </ConfirmDialog>
  );
}
