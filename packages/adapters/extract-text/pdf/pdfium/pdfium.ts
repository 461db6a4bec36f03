import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init } from "@embedpdf/pdfium";
import type { PdfiumFunctions } from "./pdfium-functions.ts";

type Imports = Record<string, Record<string, (...args: number[]) => unknown>>;

/** Node has it; its types come with those of browsers only. */
declare const WebAssembly: {
  compile: (bytes: Uint8Array) => Promise<object>;
  instantiate: (module: object, imports: Imports) => Promise<object>;
};

/** Bytes for the results that PDFium writes to an address. */
const scratchBytes = 8192;

/** An instance has 18 MB at first. One that grew beyond this is replaced: its memory never shrinks. */
const reusedBytes = 64 * 1024 * 1024;

/** Bytes at which an instance's memory stops growing, and whether it was asked for more. */
type MemoryLimit = { bytes: number; isReached: boolean };

/** One instance of PDFium, with memory of its own. */
export class Pdfium {
  readonly call: PdfiumFunctions;
  /** Where results are written. */
  readonly scratch: number;
  readonly limit: MemoryLimit;
  /** Bytes for results. */
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

  /** A result in the scratch memory, by its position among others of the same type. */
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

  /** Puts numbers of four bytes at an address. */
  write(address: number, floats: readonly number[]): void {
    if (this.#floats.length === 0) this.#look();
    this.#floats.set(floats, address >> 2);
  }

  /**
   * A string that `write` puts into the scratch memory.
   * @param write is given the address and the bytes there, and returns the string's length in bytes.
   */
  text(encoding: "utf8" | "utf16le", write: (address: number, room: number) => number): string {
    const length = Math.min(write(this.scratch, scratchBytes), scratchBytes);
    const bytes = Buffer.from(this.bytes.buffer, this.scratch, Math.max(0, length));
    return bytes.toString(encoding).replace(/\0[^]*$/, "");
  }

  /** When memory grows, its views lose their length. */
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
 * Runs `work` on an instance of PDFium with bounded memory. An instance that failed or grew large is
 * not used again.
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
  // Emscripten's way to hand in a module that is compiled, and imports of one's own.
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
  // Its types name two of the exports; all 600 functions of PDFium are there.
  return new Pdfium(pdfium.wasmExports as unknown as PdfiumFunctions, limit);
}

/** PDFium asks for more memory by this function, which answers 0 where there is none. */
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
