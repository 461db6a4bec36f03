import type { ReactNode } from "react";
import { classNames } from "../../../lib/class-names.ts";
import type { CvTarget } from "./cv-target.ts";
import { useShowInCv } from "./show-in-cv.ts";

type Props = { target: CvTarget | null; className?: string; children: ReactNode };

/** A text that shows its place in the CV when clicked, or plain text if it has none. */
export function InCvButton({ target, className, children }: Props) {
  const show = useShowInCv();
  if (!show || !target) return <span className={className}>{children}</span>;
  return (
    <button
      type="button"
      title="Show in the CV"
      className={classNames(
        "rounded-tick text-left decoration-line-strong underline-offset-4 hover:underline",
        className,
      )}
      onClick={() => show(target)}
    >
      {children}
    </button>
  );
}
