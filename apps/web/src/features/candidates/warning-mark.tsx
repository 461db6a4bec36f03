import type { CandidateWarning } from "@resume-picker/domain/candidates/candidate";
import { EyeOff, ScanLine, TriangleAlert } from "lucide-react";
import { Tooltip } from "../../ui/tooltip.tsx";

type Warning = Pick<CandidateWarning, "code" | "message">;

/** What each is called wherever there is room for a few words only. */
export const warningTitles: Record<Warning["code"], string> = {
  "hidden-text": "Hidden text",
  manipulation: "Text that addresses a ranking system",
  ocr: "Read from a scan",
  "not-a-cv": "Does not look like a CV",
  "two-people": "CVs of two people",
  "low-confidence": "Read with little certainty",
  "same-email": "Shares an e-mail address",
};

/** The graver ones first. */
const order = [
  "manipulation",
  "hidden-text",
  "not-a-cv",
  "two-people",
  "low-confidence",
  "ocr",
  "same-email",
] as const;

/** One sign for all warnings of a candidate; its name tells them, and so does its tooltip. */
export function WarningMark({ warnings }: { warnings: readonly Warning[] }) {
  const codes = order.filter((code) => warnings.some((warning) => warning.code === code));
  const [gravest] = codes;
  if (gravest === undefined) return null;
  const text = codes.map((code) => warningTitles[code]).join(" · ");
  const Icon = gravest === "ocr" ? ScanLine : gravest === "hidden-text" ? EyeOff : TriangleAlert;
  return (
    <Tooltip text={text}>
      <span role="img" aria-label={`Warning: ${text}`} className="shrink-0 text-warning">
        <Icon size={14} strokeWidth={1.8} aria-hidden />
      </span>
    </Tooltip>
  );
}
