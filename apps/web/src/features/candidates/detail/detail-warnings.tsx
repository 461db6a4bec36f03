import type { CandidateWarning } from "@resume-picker/domain/candidates/candidate";
import { TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { useShowInCv } from "../document/show-in-cv.ts";
import { warningTitles } from "../warning-mark.tsx";

/** The parser's warnings, each with the text that caused it on demand. */
export function DetailWarnings({ warnings }: { warnings: readonly CandidateWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul aria-label="Warnings" className="flex flex-col gap-2">
      {warnings.map((warning) => (
        <Warning key={`${warning.code} ${warning.message}`} warning={warning} />
      ))}
    </ul>
  );
}

/** Warnings that the user can check in the CV. */
const compared: ReadonlySet<CandidateWarning["code"]> = new Set([
  "visibility-unchecked",
  "ocr",
  "not-a-cv",
  "other-document",
  "two-people",
  "no-work-history",
  "language-not-supported",
  "low-confidence",
]);

function Warning({ warning: { code, message, text } }: { warning: CandidateWarning }) {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  const show = useShowInCv();
  return (
    <li className="rounded-panel bg-warning-soft px-3 py-2 text-13 text-warning">
      <div className="flex items-start gap-2">
        <TriangleAlert size={16} strokeWidth={1.6} aria-hidden="true" className="mt-px shrink-0" />
        <p className="flex-1">
          <span className="block font-medium">{warningTitles[code]}</span>
          {message}{" "}
          {text !== undefined && (
            <button
              type="button"
              className="font-medium underline underline-offset-2"
              aria-expanded={isShown}
              aria-controls={id}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? "Hide it" : "Show it"}
            </button>
          )}
          {show && compared.has(code) && (
            <button
              type="button"
              className="font-medium underline underline-offset-2"
              onClick={() => show(null)}
            >
              Compare with the CV
            </button>
          )}
        </p>
      </div>
      {text !== undefined && isShown && (
        <blockquote
          id={id}
          className="mt-2 max-h-60 overflow-auto border-l-2 border-warning pl-3 font-quote text-14 break-words whitespace-pre-wrap text-ink"
          tabIndex={0}
        >
          {text}
        </blockquote>
      )}
    </li>
  );
}
