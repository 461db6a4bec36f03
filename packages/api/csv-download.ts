import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { stringify } from "csv-stringify";
import { StreamedDownload } from "./download.ts";
import type { ContainedCandidates } from "./download.ts";

type Cell = string | number | null;

export type Csv<Row> = {
  fileName: string;
  columns: readonly string[];
  /** The rows in batches. Each batch is read when it is needed. */
  steps: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;
  toCells: (row: Row) => readonly Cell[];
  identifies: ContainedCandidates;
  /** Whether cells that could be formulas are escaped here instead of by the caller. */
  escapesFormulas?: boolean;
};

/** Writes CSV that spreadsheet programs open: UTF-8 with a byte order mark, CRLF, quoted texts. */
export function csvDownload<Row>(csv: Csv<Row>): StreamedDownload {
  const { fileName, columns, escapesFormulas, identifies } = csv;
  const rows = Readable.from(rowsOf(csv));
  const text = rows.pipe(
    stringify({
      ...{ header: true, bom: true, record_delimiter: "windows" },
      ...(escapesFormulas === true ? { escape_formulas: true } : { quoted_string: true }),
      columns: [...columns],
    }),
  );
  // An error truncates the file, and a reader who cancels ends the reading.
  rows.on("error", (error) => text.destroy(error));
  text.on("close", () => rows.destroy());
  const bytes = Readable.from(toBytes(text));
  return new StreamedDownload({
    fileName,
    identifies,
    mimeType: "text/csv; charset=utf-8",
    stream: Readable.toWeb(bytes) as ReadableStream<Uint8Array>,
  });
}

/** Lets other requests run between two batches. */
async function* rowsOf<Row>({ steps, toCells }: Csv<Row>): AsyncGenerator<readonly Cell[]> {
  for await (const step of steps) {
    yield* step.map(toCells);
    await setImmediate();
  }
}

async function* toBytes(text: AsyncIterable<string | Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of text) yield Buffer.from(piece);
}
