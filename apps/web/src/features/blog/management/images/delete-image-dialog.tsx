import { api } from "../../../../lib/api.ts";
import type { ApiOutput } from "../../../../lib/api.ts";
import { toast } from "../../../../lib/toast.tsx";
import { ConfirmDialog } from "../../../../ui/dialogs/confirm-dialog.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { AffectedPosts } from "../posts/affected-posts.tsx";

type Props = { image: ApiOutput["media"]["list"][number]; onClose: () => void };

export function DeleteImageDialog({ image, onClose }: Props) {
  const utils = api.useUtils();
  const affected = api.media.listAffected.useQuery({ id: image.id }, { staleTime: 0, gcTime: 0 });
  const remove = api.media.delete.useMutation({
    onSuccess: () => {
      toast({ title: "Success", description: "Image deleted successfully", tone: "success" });
      void utils.media.invalidate();
      void utils.blog.invalidate();
      onClose();
    },
    onError: (error) =>
      toast({ error, title: "Error", description: "Failed to delete image", tone: "destructive" }),
  });
  return (
    <ConfirmDialog
      open
      title="Delete this image?"
      confirmLabel="Delete Image"
      busy={remove.isPending || affected.isPending}
      onConfirm={() => remove.mutate({ id: image.id, evenIfUsed: true })}
      onCancel={onClose}
    >
      {affected.isPending && <Spinner />}
      {affected.data && <AffectedPosts titles={affected.data} what="this image" />}
      {affected.data && affected.data.length > 0 && (
        <p className="mt-2">
          Articles that use it will show a missing image. This can’t be undone.
        </p>
      )}
    </ConfirmDialog>
  );
}
