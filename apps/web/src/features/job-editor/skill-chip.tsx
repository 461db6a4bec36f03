import { parseRequirement } from "@resume-picker/domain/posting/requirement";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { Fragment } from "react";
import type { DragEvent, KeyboardEvent } from "react";
import { classNames } from "../../lib/class-names.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { listNames } from "./list-names.ts";
import { otherList } from "./job-draft.ts";
import type { SkillList } from "./job-draft.ts";

type Props = {
  skill: string;
  list: SkillList;
  /** The sentence of the posting that names the skill. */
  sentence: string | null;
  onMove: () => void;
  onRemove: () => void;
  onDragStart: (event: DragEvent) => void;
  onDragEnd: () => void;
};

const buttonStyle =
  "grid size-6 shrink-0 place-items-center rounded-full opacity-70 hover:bg-surface hover:opacity-100 thumb:size-9";

/**
 * A requirement. It is moved to the other list by dragging, its arrow or Alt+arrow, and removed by
 * Delete.
 */
export function SkillChip(props: Props) {
  const { skill, list, sentence, onMove, onRemove } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const isMove = event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown");
    if (!isMove && event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    if (isMove) onMove();
    else onRemove();
  };
  const words = (
    <span
      data-skill={skill}
      tabIndex={0}
      aria-keyshortcuts="Alt+ArrowDown Alt+ArrowUp Delete"
      className="min-w-0 rounded-full py-0.5 pl-3 wrap-anywhere"
      onKeyDown={onKeyDown}
    >
      <Members skill={skill} />
    </span>
  );
  const move = `Move ${skill} to ${listNames[otherList(list)].toLowerCase()}`;
  const Arrow = list === "must" ? ArrowDown : ArrowUp;
  return (
    <span
      draggable
      className={classNames(
        "inline-flex max-w-full cursor-grab items-center rounded-full pr-0.5 text-13 active:cursor-grabbing",
        list === "must" ? "bg-brand-soft font-medium text-brand" : "bg-sunken text-ink",
      )}
      onDragStart={props.onDragStart}
      onDragEnd={props.onDragEnd}
    >
      {sentence === null ? (
        words
      ) : (
        <Tooltip text={`“${sentence}”`} describes>
          {words}
        </Tooltip>
      )}
      <Tooltip text={move}>
        <button
          type="button"
          aria-label={move}
          className={`ml-0.5 ${buttonStyle}`}
          onClick={onMove}
        >
          <Arrow size={13} strokeWidth={1.6} aria-hidden />
        </button>
      </Tooltip>
      <button
        type="button"
        aria-label={`Remove ${skill}`}
        className={buttonStyle}
        onClick={onRemove}
      >
        <X size={14} strokeWidth={1.6} aria-hidden />
      </button>
    </span>
  );
}

/** Alternatives form one requirement: "QuickBooks or NetSuite or Sage". */
function Members({ skill }: { skill: string }) {
  const { alternatives } = parseRequirement(skill, "must");
  if (alternatives.length < 2) return skill;
  return alternatives.map((member, index) => (
    <Fragment key={member}>
      {index > 0 && <span className="font-normal text-ink-2"> or </span>}
      <span>{member}</span>
    </Fragment>
  ));
}
