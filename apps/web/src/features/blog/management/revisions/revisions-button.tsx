import { History } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import type { Post } from "../../post-types.ts";
import { RevisionsDialog } from "./revisions-dialog.tsx";

type Props = {
  postId: number;
  /** Whether there is unsaved text, which restoring would replace. */
  isDirty: boolean;
  onRestored: (post: Post) => void;
};

export function RevisionsButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<History size={16} strokeWidth={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Revisions
      </Button>
      {isOpen && <RevisionsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
