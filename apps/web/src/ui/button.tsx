import type { ComponentProps, ReactNode } from "react";
import { buttonStyle } from "./button-style.ts";
import type { ButtonSize, ButtonVariant } from "./button-style.ts";

type Props = Omit<ComponentProps<"button">, "children"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Disables the button and announces it as busy. */
  busy?: boolean;
  /** Replaces the text while busy. The button's width is that of the longer text. */
  busyLabel?: string;
  children: ReactNode;
};

export function Button(props: Props) {
  const { variant, size, icon, busy = false, busyLabel, className, children, ...button } = props;
  const showsBusyLabel = busy && busyLabel !== undefined;
  return (
    <button
      type="button"
      {...button}
      disabled={busy || button.disabled}
      aria-busy={busy || undefined}
      className={buttonStyle({ variant, size, className })}
    >
      {icon}
      {busyLabel === undefined ? (
        children
      ) : (
        <span className="grid *:col-start-1 *:row-start-1">
          <span className={showsBusyLabel ? "invisible" : undefined}>{children}</span>
          <span className={showsBusyLabel ? undefined : "invisible"}>{busyLabel}</span>
        </span>
      )}
    </button>
  );
}
