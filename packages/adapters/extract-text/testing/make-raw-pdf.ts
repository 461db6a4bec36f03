/**
 * Creates a PDF of raw objects, for content that no library writes. The first object is the
 * catalog. `stream(dictionary, data)` creates a stream object.
 */
function makeRawPdf(objects: readonly (string | Buffer)[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    add(Buffer.from(`${String(index + 1)} 0 obj\n`));
    add(Buffer.from(object));
    add(Buffer.from("\nendobj\n"));
  });
  const start = length;
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`)
    .join("");
  const size = String(objects.length + 1);
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`));
  add(
    Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`),
  );
  return new Uint8Array(Buffer.concat(parts));
}

/** @param dictionary the entries except the length. */
export function stream(dictionary: string, data: string | Buffer): Buffer {
  const bytes = Buffer.from(data);
  const head = `<< ${dictionary} /Length ${String(bytes.length)} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from("\nendstream")]);
}

/** Creates a page with one content stream and Helvetica as F1. More objects start at 6. */
export function makeRawPage(content: Buffer, more: RawPage = {}): Uint8Array {
  const { catalog = "", page = "", resources = "", objects = [] } = more;
  return makeRawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    content,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...objects,
  ]);
}

type RawPage = {
  catalog?: string;
  page?: string;
  resources?: string;
  objects?: (string | Buffer)[];
};
