import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { CopyLink } from "./copy-link.tsx";

type Props = {
  name: string;
  /** Undefined while there is none to show. */
  link: string | undefined;
  onClose: () => void;
};

/** The reset link where it can't be mailed; it is shown this once. */
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
