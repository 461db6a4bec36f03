import { useId } from "react";
import type { ReactNode } from "react";

type Props = {
  label: string;
  /** 0 to 100. */
  value: number;
  step?: number;
  /** Formats the value for the label and for screen readers. */
  formatValue?: (value: number) => string;
  /** Shown before the label, such as a colour swatch. */
  start?: ReactNode;
  onChange: (value: number) => void;
};

/** A native range input. The arrow keys, Page Up, Page Down, Home and End change its value. */
export function Slider(props: Props) {
  const { label, value, step = 1, formatValue = String, start, onChange } = props;
  const id = useId();
  return (
    <div className="grid gap-1">
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
        {...{ min: 0, max: 100, step, value }}
        aria-valuetext={formatValue(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="slider"
        style={{ "--part": `${value}%` }}
      />
    </div>
  );
}
