import { Readable } from "node:stream";

/** A download that is written while it is made. */
export class StreamedDownload {
  readonly fileName: string;
  readonly mimeType: string;
  readonly stream: ReadableStream<Uint8Array>;

  constructor(file: { fileName: string; mimeType: string; stream: ReadableStream<Uint8Array> }) {
    this.fileName = file.fileName;
    this.mimeType = file.mimeType;
    this.stream = file.stream;
  }
}

/** A page that stands by itself, with no script. */
export class HtmlPage {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

/** A list that is written as JSON while it is read: whole, however long it is. */
export class StreamedList<Item> {
  readonly stream: ReadableStream<Uint8Array>;

  constructor(steps: AsyncIterable<readonly Item[]>) {
    this.stream = Readable.toWeb(Readable.from(writeArray(steps))) as ReadableStream<Uint8Array>;
  }
}

async function* writeArray(steps: AsyncIterable<readonly unknown[]>): AsyncGenerator<Buffer> {
  let before = "[";
  for await (const step of steps) {
    if (step.length === 0) continue;
    yield Buffer.from(before + step.map((item) => JSON.stringify(item)).join(","));
    before = ",";
  }
  yield Buffer.from(before === "[" ? "[]" : "]");
}

/** A file that a procedure answers with; REST writes it as an attachment. */
export class Download {
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(file: { fileName: string; mimeType: string; bytes: Uint8Array<ArrayBuffer> }) {
    this.fileName = file.fileName;
    this.mimeType = file.mimeType;
    this.bytes = file.bytes;
  }
}
