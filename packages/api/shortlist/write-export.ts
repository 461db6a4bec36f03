import { Readable } from "node:stream";
import type { ScoredCandidate } from "@resume-picker/db/queries/candidates/scores";
import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { shortlistFileNames } from "@resume-picker/domain/shortlist/export-rules";
import { cellText, csvText } from "@resume-picker/domain/shortlist/spreadsheet-text";
import writeXlsxFile from "write-excel-file/node";
import type { Cell } from "write-excel-file/node";
import { csvDownload } from "../csv-download.ts";
import { nobody, StreamedDownload } from "../download.ts";
import { exportColumns, toCell } from "./export-columns.ts";

/** The candidates in batches. Other requests run between two batches. */
type Steps = AsyncIterable<readonly ScoredCandidate[]>;

/** Writes a file of candidates while it is sent. */
export const exportWriters: Record<ExportFormat, (steps: Steps) => StreamedDownload> = {
  csv: (steps) =>
    csvDownload({
      // The rows have already been hidden for their reader.
      identifies: nobody,
      fileName: shortlistFileNames.csv,
      columns: exportColumns.map(({ heading }) => heading),
      steps,
      toCells: (row) =>
        exportColumns.map(({ value }) => {
          const cell = toCell(value(row));
          return typeof cell === "string" ? csvText(cell) : cell;
        }),
    }),
  xlsx: (steps) =>
    streamed("xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", () =>
      writeXlsx(steps),
    ),
  json: (steps) => streamed("json", "application/json; charset=utf-8", () => writeJson(steps)),
};

function streamed(
  format: ExportFormat,
  mimeType: string,
  write: () => AsyncGenerator<Buffer>,
): StreamedDownload {
  const stream = Readable.toWeb(Readable.from(write())) as ReadableStream<Uint8Array>;
  const fileName = shortlistFileNames[format];
  return new StreamedDownload({ fileName, mimeType, stream, identifies: nobody });
}

/**
 * Writes all texts as string cells, which are never calculated. A workbook is written at once,
 * after all rows are known.
 */
async function* writeXlsx(steps: Steps): AsyncGenerator<Buffer> {
  const rows: Cell[][] = [
    exportColumns.map(({ heading: value }) => ({ value, type: String, fontWeight: "bold" })),
  ];
  for await (const step of steps) rows.push(...step.map(toSpreadsheetRow));
  const file = writeXlsxFile(rows, {
    sheet: "Candidates",
    stickyRowsCount: 1,
    columns: exportColumns.map(({ width }) => ({ width })),
  });
  yield await file.toBuffer();
}

const toSpreadsheetRow = (row: ScoredCandidate): Cell[] =>
  exportColumns.map(({ value }) => {
    const cell = toCell(value(row));
    if (cell === null || cell === "") return null;
    return typeof cell === "string"
      ? { value: cellText(cell), type: String }
      : { value: cell, type: Number };
  });

/** Writes the same layout as JSON.stringify with an indent of two. */
async function* writeJson(steps: Steps): AsyncGenerator<Buffer> {
  let before = "[\n";
  for await (const step of steps) {
    for (const row of step) {
      const fields = Object.fromEntries(exportColumns.map(({ key, value }) => [key, value(row)]));
      const text = JSON.stringify(fields, null, 2).replaceAll(/^/gm, "  ");
      yield Buffer.from(before + text);
      before = ",\n";
    }
  }
  yield Buffer.from(before === "[\n" ? "[]\n" : "\n]\n");
}
