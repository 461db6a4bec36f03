import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from "@headlessui/react";
import { EllipsisVertical } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { buttonStyle } from "./button-style.ts";

export type MenuAction = {
  label: string;
  icon?: ReactNode;
  tone?: "default" | "danger";
  disabled?: boolean;
  onSelect: () => void;
};

type Props = {
  /** Names the button for screen readers: "Actions for Senior Backend Engineer". */
  label: string;
  /** What the button shows; three dots if left out. */
  trigger?: ReactNode;
  triggerClassName?: string;
  items: readonly MenuAction[];
};

export function Menu({ label, trigger, triggerClassName, items }: Props) {
  return (
    <HeadlessMenu>
      <MenuButton
        aria-label={label}
        onClick={(event) => event.stopPropagation()}
        className={buttonStyle({
          variant: "quiet",
          size: "sm",
          className: triggerClassName ?? "w-8 px-0! thumb:w-11",
        })}
      >
        {trigger ?? <EllipsisVertical size={16} strokeWidth={1.6} aria-hidden />}
      </MenuButton>
      <MenuItems
        transition
        anchor={{ to: "bottom end", gap: 4, padding: 8 }}
        className="z-40 min-w-44 rounded-control border border-line bg-surface p-1 shadow-float transition-opacity duration-120 focus:outline-none data-closed:opacity-0"
      >
        {items.map((item) => (
          <MenuItem key={item.label} disabled={item.disabled}>
            <button
              type="button"
              onClick={(event) => {
                event.stopPropagation();
                item.onSelect();
              }}
              className={classNames(
                "flex min-h-8 w-full items-center gap-2 rounded-[6px] px-2.5 text-left thumb:min-h-11",
                "data-disabled:opacity-50 data-focus:bg-sunken",
                item.tone === "danger" && "text-danger",
              )}
            >
              {item.icon}
              {item.label}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </HeadlessMenu>
  );
}
