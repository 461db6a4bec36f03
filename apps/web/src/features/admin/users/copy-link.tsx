import { CopyButton } from "../../../ui/copy-button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";

/**
 * A link to copy. Browsers have no clipboard API on plain http, so the link is selected instead.
 */
export function CopyLink({ link, label, text }: { link: string; label: string; text: string }) {
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
        <CopyButton text={link} />
      </div>
    </div>
  );
}
