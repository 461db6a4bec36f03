import { encodingOfPage } from "./code-pages.ts";
import { firstState, hiddenDestinations, knownOptional } from "./group-state.ts";
import type { RtfReader } from "./rtf-reader.ts";

type Handler = (reader: RtfReader, value: number | null) => void;

const isOn = (value: number | null): boolean => value !== 0;

/** Control words that represent characters. */
const characters: Readonly<Record<string, string>> = {
  ...{ tab: "\t", emdash: "—", endash: "–", bullet: "•", lquote: "‘", rquote: "’" },
  ...{ ldblquote: "“", rdblquote: "”", emspace: " ", enspace: " ", qmspace: " ", nbsp: " " },
  nbhyphen: "-",
};

const header: Handler = (reader) => enterRegion(reader, "header");
const footer: Handler = (reader) => enterRegion(reader, "footer");
const endParagraph: Handler = (reader) => {
  reader.flush();
  reader.text.endParagraph();
};
const shade: Handler = (reader, value) =>
  reader.setStyle({ shade: reader.tables.colorOf(value ?? 0) });
const marker: Handler = (reader) => {
  reader.text.markListed();
  reader.set({ destination: "none" });
};

function enterRegion(reader: RtfReader, region: "header" | "footer"): void {
  reader.flush();
  reader.text.enter(region);
  reader.set({ region });
}

function enterBox(reader: RtfReader): void {
  reader.flush();
  reader.text.endParagraph();
  reader.text.resetParagraph();
  reader.set({ destination: "text", ground: "unknown" });
}

const handlers: Readonly<Record<string, Handler>> = {
  ansicpg: (reader, value) => (reader.encoding = encodingOfPage(value ?? 0)),
  mac: (reader) => (reader.encoding = "macintosh"),
  uc: (reader, value) => reader.set({ fallbackLength: Math.min(10, Math.max(0, value ?? 1)) }),
  u: (reader, value) => reader.addUnit(value ?? 0x20),
  // Tables in the head of the file
  fonttbl: (reader) => reader.set({ destination: "fonts" }),
  colortbl: (reader) => reader.set({ destination: "colors" }),
  stylesheet: (reader) => reader.set({ destination: "styles" }),
  fcharset: (reader, value) => reader.tables.addFont(reader.state.font, value ?? 0),
  red: (reader, value) => reader.tables.setColor("red", value ?? 0),
  green: (reader, value) => reader.tables.setColor("green", value ?? 0),
  blue: (reader, value) => reader.tables.setColor("blue", value ?? 0),
  // Letters
  plain: (reader) => reader.set({ style: firstState.style, isDeleted: false }),
  b: (reader, value) => reader.setStyle({ bold: isOn(value) }),
  i: (reader, value) => reader.setStyle({ italic: isOn(value) }),
  v: (reader, value) => reader.setStyle({ vanish: isOn(value) }),
  fs: (reader, value) => reader.setStyle({ size: value === null ? undefined : value / 2 }),
  f: (reader, value) => reader.set({ font: value ?? 0 }),
  cf: (reader, value) => reader.setStyle({ color: reader.tables.colorOf(value ?? 0) }),
  cb: shade,
  chcbpat: shade,
  highlight: shade,
  deleted: (reader, value) => reader.set({ isDeleted: isOn(value) }),
  // Paragraphs
  pard: (reader) => {
    reader.flush();
    reader.text.resetParagraph();
  },
  par: endParagraph,
  sect: endParagraph,
  line: (reader) => {
    reader.flush();
    reader.text.breakLine();
  },
  page: (reader) => {
    reader.flush();
    reader.text.breakPage();
  },
  s: (reader, value) => {
    if (reader.state.destination === "styles") reader.tables.beginStyle(value ?? 0);
    else reader.text.setParagraph({ heading: reader.tables.isHeading(value ?? 0) });
  },
  outlinelevel: (reader, value) => {
    if (reader.state.destination === "styles") reader.tables.markHeading();
    else reader.text.setParagraph({ heading: (value ?? 9) < 9 });
  },
  li: (reader, value) => reader.text.setParagraph({ indent: (value ?? 0) / 20 }),
  cbpat: (reader, value) => reader.text.setParagraph({ ground: reader.tables.colorOf(value ?? 0) }),
  intbl: (reader) => reader.text.setParagraph({ inTable: true }),
  listtext: marker,
  pntext: marker,
  // Tables
  trowd: (reader) => reader.text.beginRow(),
  clcbpat: (reader) => reader.text.shadeRow(),
  nestcell: endParagraph,
  cell: (reader) => {
    reader.flush();
    reader.text.endCell();
  },
  row: (reader) => {
    reader.flush();
    reader.text.endRow();
  },
  // Parts
  ...{ header, headerl: header, headerr: header, headerf: header },
  ...{ footer, footerl: footer, footerr: footer, footerf: footer },
  shptxt: enterBox,
  field: (reader) => reader.beginField(),
  fldinst: (reader) => reader.set({ destination: "field-instruction" }),
  fldrslt: (reader) => reader.beginFieldResult(),
};

/** Applies a control word. */
export function applyWord(
  reader: RtfReader,
  { name, value, isOptional }: { name: string; value: number | null; isOptional: boolean },
): void {
  if (reader.state.destination === "none") return;
  const character = characters[name];
  if (character !== undefined) reader.addText(character);
  else if (Object.hasOwn(handlers, name)) handlers[name]?.(reader, value);
  else if (hiddenDestinations.has(name) || (isOptional && !knownOptional.has(name)))
    reader.set({ destination: "none" });
}
