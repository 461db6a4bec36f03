import { PanelLeft } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";

/** Opens the sidebar on screens that are too narrow to show it. */
export function DrawerButton({ onOpen }: { onOpen: () => void }) {
  return (
    <IconButton
      label="Jobs and uploads"
      icon={<PanelLeft size={18} strokeWidth={1.6} aria-hidden />}
      onClick={onOpen}
    />
  );
}
