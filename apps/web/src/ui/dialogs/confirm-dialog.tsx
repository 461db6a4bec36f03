import { useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

type Props = {
  open: boolean;
  title: string;
  /** Says what will happen, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  tone?: "danger" | "primary";
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Cancel has the initial focus, so pressing Enter out of habit destroys nothing. */
export function ConfirmDialog(props: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      size="sm"
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={props.onCancel}>
            Cancel
          </Button>
          <Button variant={props.tone ?? "danger"} busy={props.busy} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-ink-2">{props.children}</div>
    </Dialog>
  );
}
