import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from "@headlessui/react";
import { EllipsisVertical } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";
import { buttonStyle } from "./button-style.ts";

export type MenuAction = {
  label: string;
  icon?: ReactNode;
  tone?: "default" | "danger";
  disabled?: boolean;
  /** For mutually exclusive items: whether this one is active. */
  isChosen?: boolean;
  onSelect: () => void;
};

type Props = {
  /**
   * The button's accessible name, such as "Actions for Senior Backend Engineer". Not needed if the
   * trigger is text.
   */
  label?: string;
  /** The button's content. The default is three dots. */
  trigger?: ReactNode;
  triggerClassName?: string;
  items: readonly MenuAction[];
};

export function Menu({ label, trigger, triggerClassName, items }: Props) {
  return (
    <HeadlessMenu>
      <MenuButton
        aria-label={label}
        className={buttonStyle({
          variant: "quiet",
          size: "sm",
          className: triggerClassName ?? "w-8 px-0! thumb:w-11",
        })}
      >
        {trigger ?? <EllipsisVertical size={16} strokeWidth={1.6} aria-hidden />}
      </MenuButton>
      <MenuItems
        anchor={{ to: "bottom end", gap: 4, padding: 8 }}
        // Not modal, like native menus. Making the rest inert would restyle every element of a long
        // list, twice.
        modal={false}
        className="z-50 min-w-44 rounded-control border border-line bg-surface p-1 text-ink shadow-float outline-none"
        // React bubbles clicks in a row's menu to the row, which must not handle them.
        onClick={stop}
      >
        {items.map(({ label: name, icon, tone, disabled = false, isChosen, onSelect }) => (
          <MenuItem key={name} disabled={disabled}>
            <button
              type="button"
              aria-current={isChosen ? "true" : undefined}
              className={classNames(
                "flex min-h-8 w-full items-center gap-2 rounded-[6px] px-2.5 text-left outline-none thumb:min-h-11",
                "data-disabled:opacity-50 data-focus:bg-sunken",
                tone === "danger" && "text-danger",
              )}
              // Later, because the closing menu takes the focus, which a dialog would lose.
              onClick={() => requestAnimationFrame(onSelect)}
            >
              {icon}
              {name}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </HeadlessMenu>
  );
}

function stop(event: MouseEvent): void {
  event.stopPropagation();
}
