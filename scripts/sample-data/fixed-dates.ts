// The docx library writes the current time into the file's properties and into every ZIP entry, and
// has no option to change it. Both are set to a fixed time here, so the same CV has the same bytes.

const isoTime = "2026-11-02T09:00:00.000Z";
/** The same time in ZIP format: years since 1980, month, day, hour, from the highest bits down. */
const dosTime = ((2026 - 1980) << 25) | (11 << 21) | (2 << 16) | (9 << 11);

/** Replaces the properties that the library writes. */
export function corePropertiesOf(name: string): { path: string; data: string } {
  const author = escapeXml(name);
  const time = (element: string) =>
    `<dcterms:${element} xsi:type="dcterms:W3CDTF">${isoTime}</dcterms:${element}>`;
  const data = [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:dcmitype="http://purl.org/dc/dcmitype/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${author} – CV</dc:title><dc:creator>${author}</dc:creator>`,
    `<cp:lastModifiedBy>${author}</cp:lastModifiedBy><cp:revision>1</cp:revision>`,
    `${time("created")}${time("modified")}</cp:coreProperties>`,
  ].join("");
  return { path: "docProps/core.xml", data };
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Offsets within the records of a ZIP without a comment (APPNOTE 4.3.7, 4.3.12, 4.3.16). */
const end = { size: 22, entryCount: 10, directoryAt: 16 };
const directory = {
  size: 46,
  time: 12,
  nameLength: 28,
  extraLength: 30,
  noteLength: 32,
  entryAt: 42,
};
const entryTime = 10;

/** Sets the time of every entry of a ZIP, in the entry and in the directory. */
export function setZipTimes(zip: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(zip);
  const view = new DataView(bytes.buffer);
  const endAt = bytes.length - end.size;
  const count = view.getUint16(endAt + end.entryCount, true);
  let at = view.getUint32(endAt + end.directoryAt, true);
  for (let entry = 0; entry < count; entry++) {
    view.setUint32(at + directory.time, dosTime, true);
    view.setUint32(view.getUint32(at + directory.entryAt, true) + entryTime, dosTime, true);
    at +=
      directory.size +
      view.getUint16(at + directory.nameLength, true) +
      view.getUint16(at + directory.extraLength, true) +
      view.getUint16(at + directory.noteLength, true);
  }
  return bytes;
}
