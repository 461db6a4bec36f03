import { Dialog, DialogBackdrop, DialogPanel } from "@headlessui/react";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/icon-button.tsx";

type Props = { open: boolean; onClose: () => void; children: ReactNode };

/** The sidebar on screens that are too narrow to show it next to the list. */
export function SidebarDrawer({ open, onClose, children }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-label="Jobs and uploads"
      className="relative z-40 outline-none"
    >
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-veil transition-opacity duration-150 data-closed:opacity-0"
      />
      <div className="fixed inset-y-0 left-0 flex w-full">
        <DialogPanel
          transition
          className="flex h-dvh max-w-[calc(100vw-3.75rem)] bg-paper shadow-float transition-transform duration-150 data-closed:-translate-x-full"
        >
          {children}
        </DialogPanel>
        <span className="p-2">
          <IconButton
            label="Close"
            variant="secondary"
            icon={<X size={16} strokeWidth={1.6} aria-hidden />}
            onClick={onClose}
          />
        </span>
      </div>
    </Dialog>
  );
}
