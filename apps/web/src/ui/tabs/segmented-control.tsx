import { Radio, RadioGroup } from "@headlessui/react";
import type { ReactNode } from "react";
import { segmentStyle, segmentTrack } from "./segment-style.ts";

export type Segment<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** Shown after the label, such as a count. */
  end?: ReactNode;
  isDisabled?: boolean;
};

type Props<Value extends string> = {
  /** The accessible name of the group. */
  label: string;
  value: Value;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  className?: string;
};

/** A choice between a few options. For sections of a page, use Tabs. */
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
