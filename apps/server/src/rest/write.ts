import { HtmlPage, StreamedDownload } from "@resume-picker/api/download";
import type { Download, StreamedList } from "@resume-picker/api/download";
import type { ListPage } from "@resume-picker/domain/list-page";
import type { Context } from "hono";

export type Writer<Output> = (c: Context, output: Output, status: 200 | 201) => Response;

/** In characters. Shorter texts are sent in one piece with the headers. */
const maxInlineLength = 4096;

export const writeJson: Writer<unknown> = (c, output, status) => {
  const text = JSON.stringify(output);
  // Encode longer texts once. Otherwise the server would first measure and then encode them.
  const body = text.length > maxInlineLength ? Buffer.from(text) : text;
  return c.body(body, status, {
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(body)),
  });
};

/** Writes the items as JSON, and their number without the limit in a header. */
export const writeListPage: Writer<ListPage<unknown>> = (c, { items, total }, status) => {
  c.header("X-Total-Count", String(total));
  return writeJson(c, items, status);
};

/** Always an attachment, so a CV never runs or is displayed in this site's origin. */
export const writeFile: Writer<Download> = (c, download, status) =>
  c.body(download.bytes, status, {
    "Content-Type": download.mimeType,
    "Content-Length": String(download.bytes.byteLength),
    "Content-Disposition": contentDisposition(download.fileName),
  });

/** Writes a list as JSON, or as a file if the caller asked for one. */
export const writeJsonOrStream: Writer<unknown> = (c, output, status) =>
  output instanceof StreamedDownload
    ? writeStream(c, output, status)
    : writeJson(c, output, status);

/** Writes JSON, or a printable page if the caller asked for one. */
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

/** The writers that produce a response while it is sent. */
export const streamers = new Set<unknown>([writeStream, writeList]);

/**
 * Returns `attachment` with an ASCII name for old clients and a full one for others (RFC 6266, RFC
 * 8187).
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
