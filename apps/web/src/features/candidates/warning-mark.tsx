import type { CandidateWarning } from "@resume-picker/domain/candidates/candidate";
import { EyeOff, ScanLine, TriangleAlert } from "lucide-react";

type Warning = Pick<CandidateWarning, "code" | "message">;

/** A short title for each warning. */
export const warningTitles: Record<Warning["code"], string> = {
  "hidden-text": "Hidden text",
  "visibility-unchecked": "Not checked for hidden text",
  manipulation: "Text aimed at AI ranking",
  ocr: "Read from a scan",
  "not-a-cv": "Does not look like a CV",
  "other-document": "Does not look like a CV",
  "two-people": "CVs of two people",
  "no-work-history": "No work history",
  "language-not-supported": "Language not supported",
  "low-confidence": "Low confidence",
  "same-email": "Shares an email address",
  "not-judged": "Not judged by the model yet",
};

/** The more serious warnings come first. */
const order = [
  "manipulation",
  "hidden-text",
  "visibility-unchecked",
  "not-a-cv",
  "other-document",
  "two-people",
  "language-not-supported",
  "no-work-history",
  "low-confidence",
  "ocr",
  "same-email",
  "not-judged",
] as const;

/** Warnings whose message is short enough to be shown in full. */
const spelledOut: ReadonlySet<Warning["code"]> = new Set([
  "no-work-history",
  "language-not-supported",
]);

function shortWords(code: Warning["code"], warnings: readonly Warning[]): string {
  const message = warnings.find((warning) => warning.code === code)?.message ?? "";
  return spelledOut.has(code) ? message.replace(/\.$/u, "") : warningTitles[code];
}

/** One icon for all warnings of a candidate. Its accessible name and tooltip list them. */
export function WarningMark({ warnings }: { warnings: readonly Warning[] }) {
  const codes = order.filter((code) => warnings.some((warning) => warning.code === code));
  const [gravest] = codes;
  if (gravest === undefined) return null;
  const text = codes.map((code) => shortWords(code, warnings)).join(" · ");
  const Icon = gravest === "ocr" ? ScanLine : gravest === "hidden-text" ? EyeOff : TriangleAlert;
  return (
    <span
      role="img"
      aria-label={`Warning: ${text}`}
      data-explain={text}
      className="shrink-0 text-warning"
    >
      <Icon size={14} strokeWidth={1.8} aria-hidden />
    </span>
  );
}
