import { useCallback, useState } from "react";
import { findKeptText, keepText } from "./kept-text.ts";

/** A yes or no, at first no, that is kept on this device. */
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
