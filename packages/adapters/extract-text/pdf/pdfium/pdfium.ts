import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init } from "@embedpdf/pdfium";
import type { PdfiumFunctions } from "./pdfium-functions.ts";

type Imports = Record<string, Record<string, (...args: number[]) => unknown>>;

/** Available in Node, but its types are only in the browser libraries. */
declare const WebAssembly: {
  compile: (bytes: Uint8Array) => Promise<object>;
  instantiate: (module: object, imports: Imports) => Promise<object>;
};

/** The size in bytes of the memory for results that PDFium writes to an address. */
const scratchBytes = 8192;

/** An instance starts at 18 MB. Memory never shrinks, so one beyond this limit is replaced. */
const reusedBytes = 64 * 1024 * 1024;

/** The maximum size of an instance's memory in bytes, and whether more was requested. */
type MemoryLimit = { bytes: number; isReached: boolean };

/** An instance of PDFium with its own memory. */
export class Pdfium {
  readonly call: PdfiumFunctions;
  /** The address where results are written. */
  readonly scratch: number;
  readonly limit: MemoryLimit;
  /** The number of bytes for results. */
  readonly room = scratchBytes;
  readonly #constants = new Map<string, number>();
  #bytes = new Uint8Array();
  #integers = new Uint32Array();
  #floats = new Float32Array();
  #doubles = new Float64Array();

  constructor(call: PdfiumFunctions, limit: MemoryLimit) {
    this.call = call;
    this.limit = limit;
    this.scratch = call.malloc(scratchBytes);
    this.#look();
  }

  get bytes(): Uint8Array {
    if (this.#bytes.length === 0) this.#look();
    return this.#bytes;
  }

  /** A result in the scratch memory, by its index among values of the same type. */
  float(index: number): number {
    if (this.#floats.length === 0) this.#look();
    return this.#floats[(this.scratch >> 2) + index] ?? 0;
  }

  double(index: number): number {
    if (this.#doubles.length === 0) this.#look();
    return this.#doubles[(this.scratch >> 3) + index] ?? 0;
  }

  integer(index: number): number {
    if (this.#integers.length === 0) this.#look();
    return this.#integers[(this.scratch >> 2) + index] ?? 0;
  }

  /** The address of a string that stays in memory. */
  constant(text: string): number {
    const known = this.#constants.get(text);
    if (known !== undefined) return known;
    const bytes = Buffer.from(`${text}\0`);
    const address = this.call.malloc(bytes.length);
    this.bytes.set(bytes, address);
    this.#constants.set(text, address);
    return address;
  }

  /** Writes four-byte floats to an address. */
  write(address: number, floats: readonly number[]): void {
    if (this.#floats.length === 0) this.#look();
    this.#floats.set(floats, address >> 2);
  }

  /**
   * Reads a string that `write` puts into the scratch memory.
   * @param write receives the address and the number of bytes there, and returns the string's
   * length in bytes.
   */
  text(encoding: "utf8" | "utf16le", write: (address: number, room: number) => number): string {
    const length = Math.min(write(this.scratch, scratchBytes), scratchBytes);
    const bytes = Buffer.from(this.bytes.buffer, this.scratch, Math.max(0, length));
    return bytes.toString(encoding).replace(/\0[^]*$/, "");
  }

  /** When memory grows, existing views become empty. */
  #look(): void {
    const { buffer } = this.call.memory;
    this.#bytes = new Uint8Array(buffer);
    this.#integers = new Uint32Array(buffer);
    this.#floats = new Float32Array(buffer);
    this.#doubles = new Float64Array(buffer);
  }
}

const require = createRequire(import.meta.url);
let compiled: Promise<object> | null = null;
let idle: Pdfium | null = null;

/**
 * Runs `work` on an instance of PDFium with bounded memory. An instance that failed or grew too
 * large is not reused.
 */
export async function withPdfium<T>(
  maxBytes: number,
  work: (pdfium: Pdfium) => Promise<T>,
): Promise<T> {
  const pdfium = idle ?? (await createPdfium());
  idle = null;
  pdfium.limit.bytes = maxBytes;
  const result = await work(pdfium);
  if (pdfium.bytes.length <= reusedBytes) idle = pdfium;
  return result;
}

async function createPdfium(): Promise<Pdfium> {
  compiled ??= WebAssembly.compile(readFileSync(require.resolve("@embedpdf/pdfium/pdfium.wasm")));
  const module = await compiled;
  const limit = { bytes: Infinity, isReached: false };
  // Emscripten's hook for supplying a compiled module and custom imports.
  const options = {
    instantiateWasm(imports: Imports, receive: (instance: object) => void) {
      void WebAssembly.instantiate(module, boundGrowth(imports, limit)).then(receive);
      return {};
    },
    print: () => undefined,
    printErr: () => undefined,
  };
  const { pdfium, PDFiumExt_Init } = await init(options);
  PDFiumExt_Init();
  // Its types declare two of the exports, but all 600 PDFium functions exist.
  return new Pdfium(pdfium.wasmExports as unknown as PdfiumFunctions, limit);
}

/** PDFium requests more memory with this function, which returns 0 if it is refused. */
function boundGrowth(imports: Imports, limit: MemoryLimit): Imports {
  const { env = {} } = imports;
  const grow = env.emscripten_resize_heap;
  if (!grow) return imports;
  const bounded = (bytes: number): unknown => {
    if (bytes >>> 0 <= limit.bytes) return grow(bytes);
    limit.isReached = true;
    return 0;
  };
  return { ...imports, env: { ...env, emscripten_resize_heap: bounded } };
}
