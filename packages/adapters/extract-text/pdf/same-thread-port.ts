import { PDFWorker, VerbosityLevel } from "unpdf/pdfjs";

type Listener = (event: { data: unknown }) => void;
/** The signal that ends it is looked at, rather than listened to: that takes a dozen objects more. */
type Listening = { listener: Listener; signal: AbortSignal | undefined };
type PdfMessageHandler = { initializeFromPort: (port: object) => void };

let worker: PDFWorker | null = null;

/** pdf.js' two halves in this thread, for one document after the other, or several side by side. */
export function pdfWorker(): PDFWorker {
  worker ??= openWorker();
  return worker;
}

function openWorker(): PDFWorker {
  const port = new SameThreadPort();
  findMessageHandler().initializeFromPort(port);
  return new PDFWorker({
    // The published types say null, where pdf.js takes any port.
    port: port as unknown as null,
    verbosity: VerbosityLevel.ERRORS,
  });
}

/** pdf.js' own bundle sets it for those who have no worker script. */
function findMessageHandler(): PdfMessageHandler {
  const { pdfjsWorker } = globalThis as unknown as {
    pdfjsWorker: { WorkerMessageHandler: PdfMessageHandler };
  };
  return pdfjsWorker.WorkerMessageHandler;
}

/**
 * Hands messages from one half of pdf.js to the other. Its own port for one thread makes a
 * structured clone of each, which costs as much as reading the page: nothing needs one here but the
 * lists of operators, which their sender empties for the next piece.
 */
class SameThreadPort {
  #listeners: readonly Listening[] = [];
  readonly #settled = Promise.resolve();

  postMessage(message: object): void {
    const event = { data: "chunk" in message ? keepOperators(message) : message };
    void this.#settled.then(() => {
      for (const { listener, signal } of this.#listeners) {
        if (signal?.aborted === true) this.removeEventListener("message", listener);
        else listener(event);
      }
    });
  }

  addEventListener(_type: string, listener: Listener, options?: { signal?: AbortSignal }): void {
    this.#listeners = [...this.#listeners, { listener, signal: options?.signal }];
  }

  removeEventListener(_type: string, listener: Listener): void {
    this.#listeners = this.#listeners.filter((listening) => listening.listener !== listener);
  }
}

function keepOperators(message: { chunk: unknown }): object {
  const { chunk } = message;
  if (typeof chunk !== "object" || chunk === null) return message;
  const { fnArray, argsArray } = chunk as { fnArray?: unknown[]; argsArray?: unknown[] };
  if (!fnArray || !argsArray) return message;
  return {
    ...message,
    chunk: { ...chunk, fnArray: fnArray.slice(), argsArray: argsArray.slice() },
  };
}
