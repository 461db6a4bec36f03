import { whyNotScored } from "@resume-picker/domain/resume/trust/is-scored";

type Props = { warnings: readonly { code: string }[]; className?: string };

/** Shown instead of the total. */
export function NotScored({ warnings, className = "" }: Props) {
  return (
    <span className={`text-12 font-normal text-ink-3 ${className}`}>{whyNotScored(warnings)}</span>
  );
}
