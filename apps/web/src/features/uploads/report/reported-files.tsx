import { outcomeLabels } from "@resume-picker/domain/uploads/upload-outcome";
import type { UploadOutcome } from "@resume-picker/domain/uploads/upload-outcome";
import type { UploadReport } from "@resume-picker/domain/uploads/upload-report";
import { Badge } from "../../../ui/badges/badge.tsx";
import type { Tone } from "../../../ui/badges/badge.tsx";

const tones: Record<UploadOutcome, Tone> = {
  new: "good",
  newer: "brand",
  older: "neutral",
  attachment: "neutral",
  known: "neutral",
  rejected: "danger",
};

const order: readonly UploadOutcome[] = ["new", "newer", "older", "attachment", "known"];

export function ReportedFiles({ files }: Pick<UploadReport, "files">) {
  // Files that need attention come first, then the others in the order they were processed.
  const isDoubtful = ({ doubts }: (typeof files)[number]) => doubts.length > 0;
  const read = files.filter(({ outcome }) => outcome !== "rejected");
  const sorted = [
    ...files.filter(({ outcome }) => outcome === "rejected"),
    ...read.filter(isDoubtful),
    ...order.flatMap((each) => read.filter((file) => file.outcome === each && !isDoubtful(file))),
  ];
  return (
    <ul aria-label="Files" className="mt-2 divide-y divide-line">
      {sorted.map(({ id, fileName, outcome, candidate, error, doubts }) => (
        <li key={id} className="py-2.5">
          <div className="flex items-start gap-3">
            <p className="min-w-0 flex-1 font-medium wrap-anywhere">
              {fileName ?? <span className="text-ink-3">Deleted candidate</span>}
            </p>
            <Badge tone={tones[outcome]}>{outcomeLabels[outcome]}</Badge>
          </div>
          {candidate !== null && candidate !== fileName && (
            <p className="text-13 wrap-anywhere text-ink-2">{candidate}</p>
          )}
          {error !== null && <p className="text-13 text-danger">{error}</p>}
          {doubts.map((doubt) => (
            <p key={doubt} className="text-13 text-warning">
              {doubt}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
