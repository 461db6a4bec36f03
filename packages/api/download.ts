import { Readable } from "node:stream";

/**
 * The candidates whose stored data a file contains. Empty if blind review was applied before the
 * file was made, or if the file contains no candidates.
 */
export type ContainedCandidates = readonly number[];
export const nobody: ContainedCandidates = [];

/** A streamed file. Over tRPC it arrives whole, in the shape of a `Download`. */
export class StreamedDownload {
  readonly fileName: string;
  readonly mimeType: string;
  readonly stream: ReadableStream<Uint8Array>;
  readonly identifies: ContainedCandidates;

  constructor(file: {
    fileName: string;
    mimeType: string;
    stream: ReadableStream<Uint8Array>;
    identifies: ContainedCandidates;
  }) {
    this.identifies = file.identifies;
    this.fileName = file.fileName;
    this.mimeType = file.mimeType;
    this.stream = file.stream;
  }

  /** Returns the whole file, for callers in this process. */
  async bytes(): Promise<Uint8Array> {
    // Doesn't use `Response`, because the server replaces it with its own smaller one.
    return new Uint8Array(Buffer.concat(await Array.fromAsync(this.stream)));
  }
}

/** A self-contained page without scripts. */
export class HtmlPage {
  readonly html: string;
  readonly identifies: ContainedCandidates;

  constructor(html: string, identifies: ContainedCandidates) {
    this.html = html;
    this.identifies = identifies;
  }
}

/** A list that is streamed as JSON. Over tRPC it arrives whole, as an array. */
export class StreamedList<Item> {
  readonly #steps: AsyncIterable<readonly Item[]>;

  constructor(steps: AsyncIterable<readonly Item[]>) {
    this.#steps = steps;
  }

  get stream(): ReadableStream<Uint8Array> {
    return Readable.toWeb(Readable.from(writeArray(this.#steps))) as ReadableStream<Uint8Array>;
  }

  /** Returns the same list with each batch changed. */
  map(change: (items: readonly Item[]) => readonly Item[]): StreamedList<Item> {
    return new StreamedList(mapBatches(this.#steps, change));
  }

  async items(): Promise<Item[]> {
    const items: Item[] = [];
    for await (const step of this.#steps) items.push(...step);
    return items;
  }
}

/**
 * Converts an answer for tRPC clients. Plain links reject answers that contain a stream, and
 * superjson doesn't serialize class instances.
 */
export async function toTrpcAnswer(answer: unknown): Promise<unknown> {
  if (answer instanceof StreamedList) return answer.items();
  if (answer instanceof StreamedDownload)
    return { ...fileFields(answer), bytes: await answer.bytes() };
  if (answer instanceof Download) return { ...fileFields(answer), bytes: answer.bytes };
  return answer;
}

const fileFields = ({ fileName, mimeType }: Download | StreamedDownload) => ({
  fileName,
  mimeType,
});

async function* mapBatches<Item>(
  steps: AsyncIterable<readonly Item[]>,
  change: (items: readonly Item[]) => readonly Item[],
): AsyncGenerator<readonly Item[]> {
  for await (const step of steps) yield change(step);
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

/** A file returned by a procedure. REST sends it as an attachment. */
export class Download {
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly identifies: ContainedCandidates;

  constructor(file: {
    fileName: string;
    mimeType: string;
    bytes: Uint8Array<ArrayBuffer>;
    identifies: ContainedCandidates;
  }) {
    this.identifies = file.identifies;
    this.fileName = file.fileName;
    this.mimeType = file.mimeType;
    this.bytes = file.bytes;
  }
}
