import { csvText } from "@resume-picker/domain/shortlist/spreadsheet-text";
import { outcomeWords } from "@resume-picker/domain/uploads/upload-outcome";
import type { UploadReport } from "@resume-picker/domain/uploads/upload-report";
import { stringify } from "csv-stringify/sync";
import { Download } from "../download.ts";

const columns = ["File", "Outcome", "Candidate", "Reason", "Read With Doubt"];

/** The report as spreadsheet programs open it; no text of it becomes a formula. */
export function exportReport({ startedAt, files }: UploadReport): Download {
  const rows = files.map(({ fileName, outcome, candidate, error, doubts }) =>
    [fileName ?? "(deleted since)", outcomeWords[outcome], candidate, error, doubts.join(" ")].map(
      (cell) => csvText(cell ?? ""),
    ),
  );
  const text = stringify(rows, {
    header: true,
    columns,
    bom: true,
    record_delimiter: "windows",
    quoted_string: true,
  });
  return new Download({
    fileName: `upload-${startedAt.toISOString().slice(0, 10)}.csv`,
    mimeType: "text/csv; charset=utf-8",
    bytes: new TextEncoder().encode(text),
  });
}
