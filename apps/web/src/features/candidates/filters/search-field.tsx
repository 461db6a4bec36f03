import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import type { Ref } from "react";
import { controlStyle } from "../../../ui/forms/control-style.ts";

type Props = {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (query: string) => void;
};

const pauseMs = 120;

/** Debounces the input: the text updates immediately, the list after a pause. */
export function SearchField({ ref, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  // The last value this field reported. Any other value was set elsewhere and replaces the text.
  const [asked, setAsked] = useState(value);
  if (value !== asked && typed === asked) {
    setAsked(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => {
      setAsked(typed);
      onChange(typed);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [asked, onChange, typed]);
  return (
    <div className="relative">
      <Search
        size={16}
        strokeWidth={1.6}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
      />
      <input
        ref={ref}
        type="search"
        aria-label="Search candidates"
        aria-keyshortcuts="/"
        placeholder="Search candidates"
        className={`${controlStyle} pl-9 text-ellipsis`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          setTyped("");
          // Moves the focus to the list. If it were only removed, a dialog that closes later would
          // return it to this field.
          event.currentTarget.closest("main")?.focus();
        }}
      />
    </div>
  );
}
