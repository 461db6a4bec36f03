import { Radio, RadioGroup } from "@headlessui/react";
import type { ReactNode } from "react";
import { segmentStyle, segmentTrack } from "./segment-style.ts";

export type Segment<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** Stands after the label: a count. */
  end?: ReactNode;
  isDisabled?: boolean;
};

type Props<Value extends string> = {
  /** Names the group for screen readers. */
  label: string;
  value: Value;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  className?: string;
};

/** One of a few. For sections of one page see Tabs. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, value, segments, onChange, className } = props;
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onChange={onChange}
      className={`${segmentTrack} ${className ?? ""}`}
    >
      {segments.map((segment) => (
        <Radio
          key={segment.value}
          value={segment.value}
          disabled={segment.isDisabled ?? false}
          className={segmentStyle}
        >
          {segment.label}
          {segment.end}
        </Radio>
      ))}
    </RadioGroup>
  );
}
