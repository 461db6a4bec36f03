import { useState } from "react";
import { Button } from "./button.tsx";

/** Renders nothing if the browser has no clipboard API (plain http). */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  if (!("clipboard" in navigator)) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return <Button onClick={() => void copy()}>{isCopied ? "Copied" : "Copy"}</Button>;
}
