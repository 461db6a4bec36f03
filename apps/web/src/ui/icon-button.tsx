import type { ComponentProps, ReactNode } from "react";
import { buttonStyle } from "./button-style.ts";
import type { ButtonVariant } from "./button-style.ts";
import { Tooltip } from "./tooltip.tsx";

type Props = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: "sm" | "md";
};

export function IconButton(props: Props) {
  const { label, icon, variant = "quiet", size = "md", className, ...button } = props;
  const width = size === "sm" ? "w-8" : "w-9";
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...button}
        aria-label={label}
        className={buttonStyle({
          variant,
          size,
          className: `px-0! thumb:w-11 ${width} ${className ?? ""}`,
        })}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
