import { useId, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { segmentStyle, segmentTrack } from "./segment-style.ts";

export type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

type Props<Value extends string> = {
  label: string;
  value: Value;
  tabs: readonly Tab<Value>[];
  onChange: (value: Value) => void;
};

/** Sections of one page, one at a time: arrow keys, Home and End move among the tabs. */
export function Tabs<Value extends string>({ label, value, tabs, onChange }: Props<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.value === value);

  const moveTo = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    const next = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={`${segmentTrack} flex w-full overflow-x-auto *:flex-1`}
        onKeyDown={moveTo}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}-tab`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-${tab.value}` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            className={segmentStyle(tab.value === value)}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {chosen && (
        <div
          role="tabpanel"
          id={`${id}-${chosen.value}`}
          aria-labelledby={`${id}-${chosen.value}-tab`}
          className="mt-6"
        >
          {chosen.content}
        </div>
      )}
    </div>
  );
}
