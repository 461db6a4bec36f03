import { useState } from "react";
import { Chip } from "../../../../ui/badges/chip.tsx";
import { TextField } from "../../../../ui/forms/text-field.tsx";
import type { PostFields } from "./post-fields.ts";

/** Enter, a comma or leaving the field adds the typed tag. */
export function TagsField({ draft, change }: PostFields) {
  const [entry, setEntry] = useState("");
  const add = (text: string) => {
    const tags = text
      .split(",")
      .map((tag) => tag.trim())
      .filter((tag) => tag !== "");
    if (tags.length > 0) {
      change((present) => ({ ...present, tags: [...new Set([...present.tags, ...tags])] }));
    }
    setEntry("");
  };
  return (
    <div>
      <TextField
        label="Tags"
        optional
        value={entry}
        maxLength={60}
        hint="Enter or a comma adds one."
        autoComplete="off"
        onChange={({ target }) => {
          if (target.value.includes(",")) add(target.value);
          else setEntry(target.value);
        }}
        onBlur={() => add(entry)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add(entry);
        }}
      />
      {draft.tags.length > 0 && (
        <ul className="mt-2.5 flex flex-wrap gap-1.5" aria-label="Tags">
          {draft.tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Chip
                onRemove={() =>
                  change((present) => ({
                    ...present,
                    tags: present.tags.filter((kept) => kept !== tag),
                  }))
                }
              >
                {tag}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
