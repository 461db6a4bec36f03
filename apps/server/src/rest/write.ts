import { HtmlPage, StreamedDownload } from "@resume-picker/api/download";
import type { Download, StreamedList } from "@resume-picker/api/download";
import type { ListPage } from "@resume-picker/domain/list-page";
import type { Context } from "hono";

export type Writer<Output> = (c: Context, output: Output, status: 200 | 201) => Response;

/** In characters. A text up to here leaves in one piece with its headers. */
const shortText = 4096;

export const writeJson: Writer<unknown> = (c, output, status) => {
  const text = JSON.stringify(output);
  // Longer ones as bytes: of a text, the server would first count them and then make them.
  const body = text.length > shortText ? Buffer.from(text) : text;
  return c.body(body, status, {
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
  });
};

/** The items as JSON; how many there are without a limit is said in a header. */
export const writeListPage: Writer<ListPage<unknown>> = (c, { items, total }, status) => {
  c.header("X-Total-Count", String(total));
  return writeJson(c, items, status);
};

/** Always an attachment: a CV never runs or shows in this site's origin. */
export const writeFile: Writer<Download> = (c, download, status) =>
  c.body(download.bytes, status, {
    "Content-Type": download.mimeType,
    "Content-Length": String(download.bytes.byteLength),
    "Content-Disposition": contentDisposition(download.fileName),
  });

/** A list as JSON, or the same as a file where the caller asked for one. */
export const writeEither: Writer<unknown> = (c, output, status) =>
  output instanceof StreamedDownload
    ? writeStream(c, output, status)
    : writeJson(c, output, status);

/** JSON or, where the caller asked for it, a page to read and print. */
export const writePage: Writer<unknown> = (c, output, status) =>
  output instanceof HtmlPage
    ? c.body(output.html, status, {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
      })
    : writeJson(c, output, status);

export const writeStream: Writer<StreamedDownload> = (c, download, status) =>
  c.body(download.stream, status, {
    "Content-Type": download.mimeType,
    "Content-Disposition": contentDisposition(download.fileName),
  });

export const writeList: Writer<StreamedList<unknown>> = (c, list, status) =>
  c.body(list.stream, status, { "Content-Type": "application/json" });

/** Those whose answers are made while they are sent. */
export const streamers = new Set<unknown>([writeStream, writeList]);

/**
 * `attachment` with the name for old clients (ASCII, quoted) and for all others (RFC 6266, RFC 8187).
 */
export function contentDisposition(fileName: string): string {
  const name = fileName
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .replaceAll(/[/\\]/g, "_")
    .slice(0, 200)
    .trim();
  const safe = name === "" || /^\.+$/.test(name) ? "CV" : name;
  const ascii = safe
    .normalize("NFKD")
    .replaceAll(/[^\x20-\x7e]/g, "")
    .replaceAll(/["%;\\]/g, "_");
  const encoded = encodeURIComponent(safe).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii.trim() === "" ? "CV" : ascii}"; filename*=UTF-8''${encoded}`;
}
