import { useState } from "react";
import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

/** A password field with a Show/Hide button. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "end">) {
  const [isVisible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={isVisible ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          aria-pressed={isVisible}
          aria-description={props.label}
          className="min-h-7 rounded-control px-2 text-13 font-medium text-ink-2 hover:text-ink thumb:min-h-10"
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? "Hide" : "Show"}
        </button>
      }
    />
  );
}
