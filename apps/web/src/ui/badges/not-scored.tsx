import { notScoredWords } from "@resume-picker/domain/resume/trust/is-scored";

/** Stands where the total would be. */
export function NotScored({ className = "" }: { className?: string }) {
  return <span className={`text-12 font-normal text-ink-3 ${className}`}>{notScoredWords}</span>;
}
