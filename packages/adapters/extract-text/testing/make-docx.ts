import { Buffer } from "node:buffer";
import { crc32, deflateRawSync } from "node:zlib";

export type ZipPart = {
  name: string;
  data: Buffer | string;
  declaredSize?: number;
  isEncrypted?: boolean;
};

/** Builds a ZIP archive of the parts. Sizes may be declared falsely, as in a hostile file. */
export function makeZip(parts: readonly ZipPart[]): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, declaredSize, isEncrypted } of parts) {
    const plain = Buffer.from(data);
    const packed = deflateRawSync(plain);
    const label = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(isEncrypted === true ? 1 : 0, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(plain), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(declaredSize ?? plain.length, 18);
    shared.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), shared, label, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), shared, tail, label]));
    files.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...files, list, end]));
}

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

/** Builds a DOCX with the given WordprocessingML as its body, and other parts by name. */
export function makeDocx(body: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  return makeZip([
    { name: "[Content_Types].xml", data: "<Types/>" },
    {
      name: "word/document.xml",
      data: `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    },
    ...Object.entries(parts).map(([name, data]) => ({ name, data })),
  ]);
}

/** A paragraph of one run; `properties` is the content of the run's `w:rPr`. */
export function paragraph(text: string, properties = ""): string {
  return `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A table of rows of cells, each given as the XML of its paragraphs. */
export function table(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string =>
    row.map((cell) => `<w:tc>${cell}</w:tc>`).join("");
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join("")}</w:tbl>`;
}
