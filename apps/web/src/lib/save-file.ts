import { watchedFetch } from "./connection/connection.ts";

export type FetchedFile = { blob: Blob; fileName: string };

type Request = {
  /** Used where the answer names no file. */
  defaultName: string;
  /** When given it is posted as JSON. */
  body?: unknown;
};

/** Fetches a file from a plain REST path. Rejects on any status that is not a success. */
export async function fetchFile(url: string, request: Request): Promise<FetchedFile> {
  const { defaultName, body } = request;
  const response = await watchedFetch(url, {
    credentials: "same-origin",
    ...(body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const fileName = readFileName(response.headers.get("content-disposition")) ?? defaultName;
  return { blob: await response.blob(), fileName };
}

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, fileName }: FetchedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The file name of a Content-Disposition header; `filename*` (RFC 6266) wins over `filename`. */
export function readFileName(header: string | null): string | null {
  if (header === null) return null;
  const encoded = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(header)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // A badly encoded name: the plain one, if any, is better than none.
    }
  }
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, "$1");
  const plain = quoted ?? /filename\s*=\s*([^;"]+)/i.exec(header)?.[1]?.trim();
  return plain === undefined || plain === "" ? null : plain;
}
