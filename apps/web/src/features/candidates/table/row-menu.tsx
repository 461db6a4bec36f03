import { Ellipsis, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { useAnchoredPopover } from "../../../lib/use-anchored-popover.ts";

type Props = { name: string; onDelete: () => void };

/** A row's menu. Light on purpose: a row that scrolls into sight must cost next to nothing. */
export function RowMenu({ name, onDelete }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={`Actions for ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className="flex size-8 items-center justify-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink"
        onClick={() => setIsOpen(true)}
      >
        <Ellipsis size={16} strokeWidth={1.6} aria-hidden="true" />
      </button>
      {isOpen && (
        <OpenMenu
          anchor={button}
          label={`Actions for ${name}`}
          onClose={() => setIsOpen(false)}
          onDelete={onDelete}
        />
      )}
    </>
  );
}

type OpenMenuProps = {
  anchor: RefObject<HTMLButtonElement | null>;
  label: string;
  onClose: () => void;
  onDelete: () => void;
};

function OpenMenu({ anchor, label, onClose, onDelete }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null);

  useAnchoredPopover({ anchorRef: anchor, popoverRef: menu, align: "end", closeOnScroll: true });
  useEffect(() => menu.current?.querySelector("button")?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Tab") menu.current?.hidePopover();
  };

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      aria-label={label}
      className="fixed m-0 min-w-44 rounded-panel border border-line bg-surface p-1 text-ink shadow-float"
      onToggle={(event) => {
        if (event.newState === "closed") onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        role="menuitem"
        className="flex w-full items-center gap-2 rounded-control px-2.5 py-2 text-left text-danger hover:bg-danger-soft"
        onClick={() => {
          menu.current?.hidePopover();
          onDelete();
        }}
      >
        <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
        Delete Candidate
      </button>
    </div>
  );
}
