import { EllipsisVertical } from "lucide-react";
import { useEffect, useRef } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { classNames } from "../lib/class-names.ts";
import { useAnchoredPopover } from "../lib/use-anchored-popover.ts";
import { usePopoverTrigger } from "../lib/use-popover-trigger.ts";
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

/** On the browser's own popover: a closed menu costs one button, so each row of a list has one. */
export function Menu({ label, trigger: shown, triggerClassName, items }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close, trigger } = usePopoverTrigger();
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        {...trigger}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          open();
        }}
        className={buttonStyle({
          variant: "quiet",
          size: "sm",
          className: triggerClassName ?? "w-8 px-0! thumb:w-11",
        })}
      >
        {shown ?? <EllipsisVertical size={16} strokeWidth={1.6} aria-hidden />}
      </button>
      {isOpen && <OpenMenu anchorRef={button} label={label} items={items} onClose={close} />}
    </>
  );
}

type OpenMenuProps = {
  anchorRef: RefObject<HTMLButtonElement | null>;
  label: string;
  items: readonly MenuAction[];
  onClose: () => void;
};

function OpenMenu({ anchorRef, label, items, onClose }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useAnchoredPopover({ anchorRef, popoverRef: menu, align: "end" });
  useEffect(() => enabledItems(menu.current)[0]?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    // What lies under the menu has keys of its own.
    event.stopPropagation();
    if (event.key === "Tab") menu.current?.hidePopover();
    const next = nextItem(enabledItems(menu.current), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      aria-label={label}
      className="fixed m-0 min-w-44 rounded-control border border-line bg-surface p-1 text-ink shadow-float"
      onToggle={(event) => {
        if (event.newState === "closed") onClose();
      }}
      onKeyDown={onKeyDown}
      // A menu in a row is part of the row for React: its clicks are not the row's.
      onClick={(event) => event.stopPropagation()}
    >
      {items.map(({ label: name, icon, tone, disabled, onSelect }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={disabled}
          className={classNames(
            "flex min-h-8 w-full items-center gap-2 rounded-[6px] px-2.5 text-left outline-none thumb:min-h-11",
            "hover:bg-sunken focus:bg-sunken disabled:opacity-50",
            tone === "danger" && "text-danger",
          )}
          onClick={() => {
            menu.current?.hidePopover();
            onSelect();
          }}
        >
          {icon}
          {name}
        </button>
      ))}
    </div>
  );
}

function enabledItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]:enabled") ?? [])];
}

/** Arrows go round, Home and End to the ends, a letter to the next item that begins with it. */
function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement);
  if (key === "ArrowDown") return items[(at + 1) % items.length];
  if (key === "ArrowUp") return items.at(at - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (key.length !== 1) return undefined;
  const begins = (item: HTMLElement) =>
    item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins);
}
