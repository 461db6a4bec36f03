import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { Trash2 } from "lucide-react";
import { useMemo, useRef } from "react";
import { buttonStyle } from "../../ui/button-style.ts";
import type { ListActions, RowActions } from "./row-actions.ts";
import { useMay } from "../../lib/job-role.ts";

const menuId = "row-menu";

/** Opens the list's shared menu for this row. */
export function RowMenuButton({ name, onOpen }: { name: string; onOpen: () => void }) {
  // The menu contains only Delete, which requires edit permission.
  if (!useMay("edit")) return null;
  return (
    <button
      type="button"
      aria-label={`Actions for ${name}`}
      aria-haspopup="menu"
      popoverTarget={menuId}
      className={buttonStyle({
        variant: "quiet",
        size: "sm",
        className: "w-8 px-0! outline-offset-0 text-16 font-semibold! tracking-wide thumb:w-11",
      })}
      onClick={onOpen}
    >
      ···
    </button>
  );
}

/** The list's shared menu, and the actions of its rows. */
export function useRowMenu(actions: ListActions) {
  // A ref, because the menu is the same for every row, and the list needn't be rendered again.
  const opened = useRef<ListedCandidate | null>(null);
  const { open, toggleShortlisted, toggleSelected } = actions;
  const rowActions = useMemo<RowActions>(
    () => ({
      open,
      toggleShortlisted,
      toggleSelected,
      openMenu: (candidate) => {
        opened.current = candidate;
      },
    }),
    [open, toggleSelected, toggleShortlisted],
  );
  return {
    actions: rowActions,
    menu: <RowMenu onDelete={() => opened.current && actions.delete(opened.current)} />,
  };
}

/**
 * One menu for the whole list, as a native popover. With a Headless UI menu in each row, 19% of the
 * frames were late while scrolling (2% for the bare list, 2026-11-22), and a single Headless UI
 * menu can't be opened by buttons elsewhere.
 */
function RowMenu({ onDelete }: { onDelete: () => void }) {
  return (
    <div
      id={menuId}
      popover="auto"
      role="menu"
      aria-label="Actions"
      className="inset-auto m-0 min-w-44 rounded-control border border-line bg-surface p-1 text-ink shadow-float [position-area:bottom_span-left] [position-try-fallbacks:flip-block]"
      onToggle={({ newState, currentTarget }) => {
        if (newState === "open") currentTarget.querySelector("button")?.focus();
      }}
    >
      <button
        type="button"
        role="menuitem"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        className="flex min-h-8 w-full items-center gap-2 rounded-[6px] px-2.5 text-left text-danger outline-none focus:bg-sunken thumb:min-h-11"
        onClick={onDelete}
      >
        <Trash2 size={16} strokeWidth={1.6} aria-hidden />
        Delete Candidate
      </button>
    </div>
  );
}
