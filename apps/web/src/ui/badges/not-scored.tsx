import { notScoredWords } from "@resume-picker/domain/resume/trust/is-scored";

/** Shown instead of the total. */
export function NotScored({ className = "" }: { className?: string }) {
  return <span className={`text-12 font-normal text-ink-3 ${className}`}>{notScoredWords}</span>;
}
