import {
  makeDocx,
  makeZip,
  paragraph,
} from "@resume-picker/adapters/extract-text/testing/make-docx";
import { makePdf, write } from "@resume-picker/adapters/extract-text/testing/make-pdf";
import { makePng } from "@resume-picker/adapters/extract-text/testing/make-png";
import { composeSheet } from "../personas/compose.ts";
import { personas } from "../personas/persona.ts";
import { writePdf } from "../personas/write-pdf.ts";

export type HostileFile = {
  what: string;
  fileName: string;
  bytes: Uint8Array;
  /** The expected error message. */
  says: RegExp;
};

/** An ordinary CV that must still be parsed after each hostile file. */
export async function makeGoodCv(): Promise<Uint8Array> {
  const [persona] = personas;
  if (!persona) throw new Error("no personas");
  return writePdf(composeSheet(persona, 1).sheet, "one column");
}

/** Files that must end in an error message or a time-out. */
export async function makeHostileFiles(): Promise<HostileFile[]> {
  const good = await makeGoodCv();
  const docx = makeDocx(
    Array.from({ length: 40 }, (_, at) => paragraph(`Nurse at Ward ${String(at)} since 2019`)).join(
      "",
    ),
  );
  const photo = makePng(60, 85, (x, y) => [(x * 4) % 256, (y * 3) % 256, (x * y) % 256]);
  const zeros = Buffer.alloc(200 * 1024 * 1024, "<w:p/>");
  return [
    {
      what: "blank page",
      fileName: "blank.pdf",
      bytes: await makePdf(() => undefined),
      says: /no text|Unreadable/,
    },
    {
      what: "photo",
      fileName: "photo.pdf",
      bytes: await makePdf((pdf) => pdf.image(photo, 0, 0, { width: 595, height: 842 })),
      says: /Unreadable/,
    },
    {
      what: "picture under a CV's name",
      fileName: "photo-renamed.pdf",
      bytes: photo,
      says: /PDF|picture|image/,
    },
    {
      what: "encrypted",
      fileName: "locked.pdf",
      bytes: await makePdf((pdf) => write(pdf, "Ada Lovelace", { x: 50, y: 50 }), {
        userPassword: "secret",
      }),
      says: /password/,
    },
    {
      what: "zip bomb (DOCX of 200 MB)",
      fileName: "bomb.docx",
      bytes: makeZip([
        { name: "[Content_Types].xml", data: "<Types/>" },
        { name: "word/document.xml", data: zeros },
      ]),
      says: /unpacks/,
    },
    {
      what: "zip bomb that declares 1 KB",
      fileName: "bomb-2.docx",
      bytes: makeZip([
        { name: "[Content_Types].xml", data: "<Types/>" },
        { name: "word/document.xml", data: zeros, declaredSize: 1024 },
      ]),
      says: /unpacks|damaged/,
    },
    {
      what: "10,000 pages",
      fileName: "long.pdf",
      bytes: await makePdf((pdf) => {
        for (let page = 0; page < 10_000; page += 1) {
          if (page > 0) pdf.addPage();
          write(pdf, `Page ${String(page)}`, { x: 50, y: 50 });
        }
      }),
      says: /10,?000/,
    },
    ...cutsOf(good, "pdf"),
    ...cutsOf(docx, "docx"),
  ];
}

/** Returns truncated copies of the file, at positions spread over its whole length. */
function cutsOf(bytes: Uint8Array, ending: "pdf" | "docx"): HostileFile[] {
  return Array.from({ length: 30 }, (_, at) => {
    const length = Math.max(1, Math.floor((bytes.length * (at + 0.37)) / 30));
    return {
      what: `truncated ${ending.toUpperCase()}`,
      fileName: `cut-${String(at)}.${ending}`,
      bytes: bytes.subarray(0, length),
      says: /damaged or incomplete|Only PDF, DOCX, TXT|no text/,
    };
  });
}
