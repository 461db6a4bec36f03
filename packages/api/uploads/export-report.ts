import { csvText } from "@resume-picker/domain/shortlist/spreadsheet-text";
import { outcomeLabels } from "@resume-picker/domain/uploads/upload-outcome";
import type { UploadReport } from "@resume-picker/domain/uploads/upload-report";
import { csvDownload } from "../csv-download.ts";
import { nobody } from "../download.ts";
import type { StreamedDownload } from "../download.ts";

const columns = ["File", "Outcome", "Candidate", "Reason", "Needs Check"];

const stepRows = 500;

/** Exports the report as CSV. Cells can't be interpreted as formulas. */
export function exportReport({ startedAt, files }: UploadReport): StreamedDownload {
  return csvDownload({
    // The report has already been hidden for its reader.
    identifies: nobody,
    fileName: `upload-${startedAt.toISOString().slice(0, 10)}.csv`,
    columns,
    steps: stepsOf(files),
    toCells,
  });
}

function* stepsOf(files: UploadReport["files"]) {
  for (let at = 0; at < files.length; at += stepRows) yield files.slice(at, at + stepRows);
}

function toCells({ fileName, outcome, candidate, error, doubts }: UploadReport["files"][number]) {
  const cells = [
    ...[fileName ?? "(deleted since)", outcomeLabels[outcome], candidate, error],
    doubts.join(" "),
  ];
  return cells.map((cell) => csvText(cell ?? ""));
}
