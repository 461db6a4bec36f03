import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { stringify } from "csv-stringify";
import { StreamedDownload } from "./download.ts";
import type { Identifies } from "./download.ts";

type Cell = string | number | null;

export type Csv<Row> = {
  fileName: string;
  columns: readonly string[];
  /** The rows, some at a time: what comes later is read when its turn comes. */
  steps: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;
  toCells: (row: Row) => readonly Cell[];
  identifies: Identifies;
  /** Whether cells that a spreadsheet program would calculate are changed here, and not before. */
  escapesFormulas?: boolean;
};

/** Rows as spreadsheet programs open them: UTF-8 with a byte order mark, CRLF, texts in quotes. */
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
  // What fails in the middle cuts the file off, and a reader who leaves ends the reading.
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

/** Between two steps others are answered. */
async function* rowsOf<Row>({ steps, toCells }: Csv<Row>): AsyncGenerator<readonly Cell[]> {
  for await (const step of steps) {
    yield* step.map(toCells);
    await setImmediate();
  }
}

async function* toBytes(text: AsyncIterable<string | Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of text) yield Buffer.from(piece);
}
