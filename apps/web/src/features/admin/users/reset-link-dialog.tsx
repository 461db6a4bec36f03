import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { CopyLink } from "./copy-link.tsx";

type Props = {
  name: string;
  /** Undefined while the dialog is closed. */
  link: string | undefined;
  onClose: () => void;
};

/** Shows the reset link if it can't be mailed. It is shown only once. */
export function ResetLinkDialog({ name, link, onClose }: Props) {
  return (
    <Dialog
      open={link !== undefined}
      onClose={onClose}
      title="Reset link"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <CopyLink
        link={link ?? ""}
        label={`Reset link for ${name}`}
        text="Email isn't set up, so hand this link over yourself. It expires in 24 hours, can be used once and is shown only now."
      />
    </Dialog>
  );
}
