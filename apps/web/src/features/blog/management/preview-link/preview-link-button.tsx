import { Link2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../../../lib/api.ts";
import { formatDay } from "../../../../lib/dates/format-date.ts";
import { errorMessage } from "../../../../lib/error-message.ts";
import { toast } from "../../../../lib/toast.tsx";
import { Button } from "../../../../ui/button.tsx";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { TextField } from "../../../../ui/forms/text-field.tsx";

/** Creates and revokes a link that shows the saved draft to people without an account. */
export function PreviewLinkButton({ postId }: { postId: number }) {
  const [isOpen, setOpen] = useState(false);
  const fail = (error: unknown) =>
    toast({
      error,
      title: "Error",
      description: errorMessage(error, "The link was not changed. Please try again."),
      tone: "destructive",
    });
  const create = api.blog.createPreviewLink.useMutation({ onError: fail });
  const revoke = api.blog.revokePreviewLink.useMutation({
    onError: fail,
    onSuccess: () => {
      create.reset();
      toast({ title: "Preview link revoked" });
    },
  });
  return (
    <>
      <Button
        icon={<Link2 size={16} strokeWidth={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Preview link
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Preview link"
        description="Anyone with the link can read the saved draft for 14 days, without an account. A new link replaces the previous one."
        footer={
          <>
            <Button busy={revoke.isPending} onClick={() => revoke.mutate({ id: postId })}>
              Revoke link
            </Button>
            <Button
              variant="primary"
              busy={create.isPending}
              onClick={() => create.mutate({ id: postId })}
            >
              Create link
            </Button>
          </>
        }
      >
        {create.data && (
          <div className="flex items-end gap-2">
            <TextField
              label="Link"
              readOnly
              className="flex-1"
              value={create.data.url}
              hint={`Expires on ${formatDay(create.data.expiresAt)}.`}
              onFocus={({ target }) => target.select()}
            />
            <div className="mb-6">
              <CopyButton text={create.data.url} />
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
