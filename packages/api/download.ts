import { Readable } from "node:stream";

/**
 * The candidates whose identity a file holds as it was stored. Nobody's where blind review has hidden
 * it before the file was made, or where it holds no candidates.
 */
export type Identifies = readonly number[];
export const nobody: Identifies = [];

/** A download that is written while it is made. Over tRPC it arrives whole, in the shape of a `Download`. */
export class StreamedDownload {
  readonly fileName: string;
  readonly mimeType: string;
  readonly stream: ReadableStream<Uint8Array>;
  readonly identifies: Identifies;

  constructor(file: {
    fileName: string;
    mimeType: string;
    stream: ReadableStream<Uint8Array>;
    identifies: Identifies;
  }) {
    this.identifies = file.identifies;
    this.fileName = file.fileName;
    this.mimeType = file.mimeType;
    this.stream = file.stream;
  }

  /** All of it at once, for callers in this process. */
  async bytes(): Promise<Uint8Array> {
    // Not by a Response: the server has put its own, smaller one in its place.
    return new Uint8Array(Buffer.concat(await Array.fromAsync(this.stream)));
  }
}

/** A page that stands by itself, with no script. */
export class HtmlPage {
  readonly html: string;
  readonly identifies: Identifies;

  constructor(html: string, identifies: Identifies) {
    this.html = html;
    this.identifies = identifies;
  }
}

/** A list that is written as JSON while it is read. Over tRPC it arrives whole, as an array. */
export class StreamedList<Item> {
  readonly #steps: AsyncIterable<readonly Item[]>;

  constructor(steps: AsyncIterable<readonly Item[]>) {
    this.#steps = steps;
  }

  get stream(): ReadableStream<Uint8Array> {
    return Readable.toWeb(Readable.from(writeArray(this.#steps))) as ReadableStream<Uint8Array>;
  }

  /** The same list with each step of it changed. */
  map(change: (items: readonly Item[]) => readonly Item[]): StreamedList<Item> {
    return new StreamedList(mapSteps(this.#steps, change));
  }

  async items(): Promise<Item[]> {
    const items: Item[] = [];
    for await (const step of this.#steps) items.push(...step);
    return items;
  }
}

/**
 * What a tRPC client can take: its plain links refuse an answer with a stream in it, and superjson
 * walks no instance of a class.
 */
export async function toPlainAnswer(answer: unknown): Promise<unknown> {
  if (answer instanceof StreamedList) return answer.items();
  if (answer instanceof StreamedDownload) return { ...pick(answer), bytes: await answer.bytes() };
  if (answer instanceof Download) return { ...pick(answer), bytes: answer.bytes };
  return answer;
}

const pick = ({ fileName, mimeType }: Download | StreamedDownload) => ({ fileName, mimeType });

async function* mapSteps<Item>(
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

/** A file that a procedure answers with; REST writes it as an attachment. */
export class Download {
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly identifies: Identifies;

  constructor(file: {
    fileName: string;
    mimeType: string;
    bytes: Uint8Array<ArrayBuffer>;
    identifies: Identifies;
  }) {
    this.identifies = file.identifies;
    this.fileName = file.fileName;
    this.mimeType = file.mimeType;
    this.bytes = file.bytes;
  }
}
