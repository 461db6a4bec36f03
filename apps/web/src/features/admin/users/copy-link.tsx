import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";

/** A link to hand over. Where the browser has no clipboard to offer (plain http), it is selected. */
export function CopyLink({ link, label, text }: { link: string; label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">{text}</p>
      <div className="flex items-end gap-2">
        <TextField
          label={label}
          className="min-w-0 flex-1"
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
        {"clipboard" in navigator && (
          <Button onClick={() => void copy()}>{isCopied ? "Copied" : "Copy"}</Button>
        )}
      </div>
    </div>
  );
}
