import type { ScoredCandidate } from "@resume-picker/db/queries/candidates/scores";
import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { cellText, csvText } from "@resume-picker/domain/shortlist/spreadsheet-text";
import { stringify } from "csv-stringify/sync";
import writeXlsxFile from "write-excel-file/node";
import type { Cell } from "write-excel-file/node";
import { exportColumns, toCell } from "./export-columns.ts";

type Rows = readonly ScoredCandidate[];

type Writer = {
  mimeType: string;
  write: (rows: Rows) => Promise<Uint8Array<ArrayBuffer>>;
};

export const exportWriters: Record<ExportFormat, Writer> = {
  csv: { mimeType: "text/csv; charset=utf-8", write: writeCsv },
  xlsx: {
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    write: writeXlsx,
  },
  json: { mimeType: "application/json; charset=utf-8", write: writeJson },
};

/** As spreadsheet programs open it: UTF-8 with a byte order mark, CRLF, all texts quoted. */
function writeCsv(rows: Rows): Promise<Uint8Array<ArrayBuffer>> {
  const cells = rows.map((row) =>
    exportColumns.map(({ value }) => {
      const cell = toCell(value(row));
      return typeof cell === "string" ? csvText(cell) : cell;
    }),
  );
  const text = stringify(cells, {
    header: true,
    columns: exportColumns.map(({ heading }) => heading),
    bom: true,
    record_delimiter: "windows",
    quoted_string: true,
  });
  return Promise.resolve(new TextEncoder().encode(text));
}

/** Every text is a cell of type text, so that nothing in it is ever worked out. */
async function writeXlsx(rows: Rows): Promise<Uint8Array<ArrayBuffer>> {
  const heading = exportColumns.map(({ heading: value }): Cell => ({
    value,
    type: String,
    fontWeight: "bold",
  }));
  const cells = rows.map((row) =>
    exportColumns.map(({ value }): Cell => {
      const cell = toCell(value(row));
      if (cell === null || cell === "") return null;
      return typeof cell === "string"
        ? { value: cellText(cell), type: String }
        : { value: cell, type: Number };
    }),
  );
  const file = writeXlsxFile([heading, ...cells], {
    sheet: "Candidates",
    stickyRowsCount: 1,
    columns: exportColumns.map(({ width }) => ({ width })),
  });
  return new Uint8Array(await file.toBuffer());
}

function writeJson(rows: Rows): Promise<Uint8Array<ArrayBuffer>> {
  const list = rows.map((row) =>
    Object.fromEntries(exportColumns.map(({ key, value }) => [key, value(row)])),
  );
  return Promise.resolve(new TextEncoder().encode(`${JSON.stringify(list, null, 2)}\n`));
}
