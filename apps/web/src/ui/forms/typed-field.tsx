import { useEffect, useState } from "react";
import { TextField } from "./text-field.tsx";

/** Milliseconds after the last key before the text is reported. */
const restMs = 250;

type Props = {
  label: string;
  className: string;
  value: string;
  onRest: (text: string) => void;
};

/** A search field that reports its text once the user stops typing. */
export function TypedField({ label, className, value, onRest }: Props) {
  const [typed, setTyped] = useState({ text: value, from: value });
  const text = typed.from === value ? typed.text : value;
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onRest(text), restMs);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      label={label}
      hideLabel
      type="search"
      placeholder={label}
      className={className}
      value={text}
      onChange={({ target }) => setTyped({ text: target.value, from: value })}
    />
  );
}
