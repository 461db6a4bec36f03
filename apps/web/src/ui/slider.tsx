import { useId } from "react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

type Props = {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  /** How the value reads beside the label and to a screen reader. */
  formatValue?: (value: number) => string;
  /** Stands before the label: a swatch. */
  start?: ReactNode;
  disabled?: boolean;
  onChange: (value: number) => void;
  className?: string;
};

/** A native range: arrow keys step, Page Up and Down leap, Home and End go to the ends. */
export function Slider(props: Props) {
  const { label, value, min = 0, max = 100, step = 1, formatValue = String, start } = props;
  const id = useId();
  const part = max === min ? 0 : ((value - min) / (max - min)) * 100;
  return (
    <div className={classNames("grid gap-1", props.className)}>
      <div className="flex items-center gap-2">
        {start}
        <label htmlFor={id} className="flex-1 font-medium">
          {label}
        </label>
        <output htmlFor={id} className="figures text-ink-2">
          {formatValue(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        disabled={props.disabled}
        aria-valuetext={formatValue(value)}
        onChange={(event) => props.onChange(event.target.valueAsNumber)}
        className="slider"
        style={{ "--part": `${part}%` }}
      />
    </div>
  );
}
