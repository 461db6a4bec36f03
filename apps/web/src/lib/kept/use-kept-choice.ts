import { useCallback, useState } from "react";
import { findKeptText, keepText } from "./kept-text.ts";

/** A boolean preference stored on this device. The default is false. */
export function useKeptChoice(name: string): [boolean, (choice: boolean) => void] {
  const [choice, setChoice] = useState(() => findKeptText(name) === true);
  const change = useCallback(
    (next: boolean) => {
      setChoice(next);
      keepText(name, next);
    },
    [name],
  );
  return [choice, change];
}
