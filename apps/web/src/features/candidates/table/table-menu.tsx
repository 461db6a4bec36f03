import { Popover, PopoverButton, PopoverPanel } from "@headlessui/react";
import { Columns3 } from "lucide-react";
import { buttonStyle } from "../../../ui/button-style.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import { SegmentedControl } from "../../../ui/tabs/segmented-control.tsx";
import { MustLegend } from "../requirements/must-legend.tsx";
import { hideable } from "./table-look.ts";
import type { TableLook } from "./table-look.ts";

type Props = {
  look: TableLook;
  /** The density currently shown. */
  isCompact: boolean;
  onChange: (change: Partial<TableLook>) => void;
};

/** Sets the visible columns and the row density. */
export function TableMenu({ look, isCompact, onChange }: Props) {
  const { hidden } = look;
  return (
    <Popover>
      <PopoverButton
        aria-haspopup="dialog"
        className={buttonStyle({ variant: "quiet", size: "sm", className: "px-2!" })}
      >
        <Columns3 size={16} strokeWidth={1.6} aria-hidden />
        Columns
      </PopoverButton>
      <PopoverPanel
        focus
        anchor={{ to: "bottom end", gap: 4, padding: 8 }}
        role="dialog"
        aria-label="Columns and density"
        className="z-50 flex w-60 flex-col gap-3 rounded-panel border border-line bg-surface p-3 text-ink shadow-float"
      >
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 text-13 font-medium text-ink-2">Columns</legend>
          {hideable.map(({ id = "", header }) => (
            <Checkbox
              key={id}
              label={String(header)}
              checked={!hidden.includes(id)}
              className="min-h-7"
              onChange={(isShown) =>
                onChange({
                  hidden: isShown ? hidden.filter((other) => other !== id) : [...hidden, id],
                })
              }
            />
          ))}
        </fieldset>
        <div>
          <p className="mb-1 text-13 font-medium text-ink-2">Density</p>
          <SegmentedControl
            label="Density"
            value={isCompact ? "compact" : "roomy"}
            segments={[
              { value: "roomy", label: "Comfortable" },
              { value: "compact", label: "Compact" },
            ]}
            className="flex! text-13 *:flex-1"
            onChange={(density) => onChange({ isCompact: density === "compact" })}
          />
        </div>
        <MustLegend className="border-t border-line pt-3" />
      </PopoverPanel>
    </Popover>
  );
}
