import { watchedFetch } from "./connection/connection.ts";

export type FetchedFile = { blob: Blob; fileName: string };

type Request = {
  /** The name if the response has none. */
  defaultName: string;
  /** If given, it is sent as JSON by POST. */
  body?: unknown;
};

/** Fetches a file from a REST path. Rejects unless the status is a success. */
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

/** Saves a file through the browser's downloads. */
export function saveFile({ blob, fileName }: FetchedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Returns the file name of a Content-Disposition header. `filename*` (RFC 6266) takes precedence
 * over `filename`.
 */
export function readFileName(header: string | null): string | null {
  if (header === null) return null;
  const encoded = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(header)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // The name is badly encoded, so the plain one is used, if any.
    }
  }
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, "$1");
  const plain = quoted ?? /filename\s*=\s*([^;"]+)/i.exec(header)?.[1]?.trim();
  return plain === undefined || plain === "" ? null : plain;
}
