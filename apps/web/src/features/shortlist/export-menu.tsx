import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { Braces, ChevronDown, FileSpreadsheet, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { Menu } from "../../ui/menu.tsx";
import type { MenuAction } from "../../ui/menu.tsx";

type Props = {
  label: string;
  /** The button's content. The default is an arrow. */
  trigger?: ReactNode;
  triggerClassName?: string;
  disabled?: boolean;
  onExport: (format: ExportFormat) => void;
};

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

const formats: readonly { format: ExportFormat; label: string; icon: ReactNode }[] = [
  { format: "csv", label: "Export as CSV", icon: <FileText {...icon} /> },
  { format: "xlsx", label: "Export as XLSX", icon: <FileSpreadsheet {...icon} /> },
  { format: "json", label: "Export as JSON", icon: <Braces {...icon} /> },
];

export function exportActions(
  onExport: (format: ExportFormat) => void,
  disabled = false,
): MenuAction[] {
  return formats.map(({ format, ...action }) => ({
    ...action,
    disabled,
    onSelect: () => onExport(format),
  }));
}

/** Further formats, next to the button that exports as CSV. */
export function ExportMenu({ label, trigger, triggerClassName, disabled, onExport }: Props) {
  return (
    <Menu
      label={label}
      trigger={trigger ?? <ChevronDown {...icon} />}
      triggerClassName={triggerClassName ?? "w-7 px-0! text-ink-2 thumb:w-11"}
      items={exportActions(onExport, disabled)}
    />
  );
}
