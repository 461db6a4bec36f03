import type { ReactNode } from "react";
import { segmentStyle, segmentTrack } from "./segment-style.ts";

export type Segment<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** Stands after the label: a count. */
  end?: ReactNode;
};

type Props<Value extends string> = {
  /** Names the group for screen readers. */
  label: string;
  value: Value;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  className?: string;
};

/** A few buttons of which one is pressed. For sections of one page see Tabs. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, value, segments, onChange, className } = props;
  return (
    <div role="group" aria-label={label} className={`${segmentTrack} ${className ?? ""}`}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          className={segmentStyle(segment.value === value)}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
          {segment.end}
        </button>
      ))}
    </div>
  );
}
