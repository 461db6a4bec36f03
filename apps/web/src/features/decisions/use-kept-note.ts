import { useState } from "react";
import { findKeptText, forgetText, keepText } from "../../lib/kept/kept-text.ts";
import { useSession } from "../../lib/session/session.ts";

/**
 * The text of a new note about the candidate, stored on this device until it is added or emptied.
 */
export function useKeptNote(candidateId: number): [string, (text: string) => void] {
  const { user } = useSession();
  const name = `note:${user?.id ?? ""}:${candidateId}`;
  const [text, setText] = useState(() => {
    const kept = findKeptText(name);
    return typeof kept === "string" ? kept : "";
  });
  const change = (next: string) => {
    setText(next);
    if (next.trim() === "") forgetText(name);
    else keepText(name, next);
  };
  return [text, change];
}
