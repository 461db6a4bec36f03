import { Link2 } from "lucide-react";
import { useState } from "react";
import { useMay } from "../../lib/job-role.ts";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/parts/lazy-part.tsx";

const ShareLinkDialog = lazyPart({
  name: "The review links",
  isDialog: true,
  load: async () => (await import("./share-link-dialog.tsx")).ShareLinkDialog,
});

type Props = { jobId: number; people: readonly { id: number; name: string }[] };

/** Lets a person without an account review these candidates. */
export function ShareLink({ jobId, people }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay("edit")) return null;
  return (
    <>
      <Button
        icon={<Link2 size={16} strokeWidth={1.6} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Share Link
      </Button>
      {isOpen && <ShareLinkDialog {...{ jobId, people }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
