import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { CopyLink } from "./copy-link.tsx";

type Props = {
  name: string;
  /** Undefined while there is none to show. */
  link: string | undefined;
  onClose: () => void;
};

/** The link for a new password, which is shown this once. */
export function ResetLinkDialog({ name, link, onClose }: Props) {
  return (
    <Dialog
      open={link !== undefined}
      onClose={onClose}
      title="Link for a new password"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <CopyLink
        link={link ?? ""}
        label={`Link for ${name}`}
        text="Hand it over yourself: it works for 24 hours and once, and is shown only now. A mail tells the account's owner that it was made."
      />
    </Dialog>
  );
}
