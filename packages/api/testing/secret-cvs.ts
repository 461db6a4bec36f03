import { makeDocx, paragraph } from "@resume-picker/adapters/extract-text/testing/make-docx";
import { makePdf, write } from "@resume-picker/adapters/extract-text/testing/make-pdf";
import { makePicture } from "@resume-picker/adapters/extract-text/testing/make-picture";

export const secretKinds = ["pdf", "docx", "txt", "scan"] as const;
export type SecretKind = (typeof secretKinds)[number];

/** An invented CV with a unique word in every place that reveals the person's identity. */
export type SecretCv = {
  kind: SecretKind;
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** The secret words in lower case, by their place. */
  secrets: Record<string, string>;
  /** Words about the work, which must not be hidden. */
  kept: string[];
};

const first = "br cr dr fl gr kl pr sk sl sn sp st str sw tr tw vr zw qu ph".split(" ");
const middle = "ob im ux ev ar ol ed iz uk ant elm ord".split(" ");
const last = "wick tham gard dale more vex quist lund zor mund pel holt".split(" ");

const partAt = (parts: readonly string[], at: number): string => parts[at % parts.length] ?? "";

/** Returns a word that no CV, posting or vocabulary contains, different for each number. */
function wordAt(at: number): string {
  const [a, b] = [at % first.length, Math.floor(at / first.length)];
  // The other parts repeat after a dozen people.
  const dozen = b < middle.length ? "" : partAt(last, Math.floor(b / middle.length));
  return `${partAt(first, a)}${dozen}${partAt(middle, at * 5 + b)}${partAt(last, at * 7 + b * 3)}${partAt(middle, b)}`;
}

const places = [
  ...["given", "family", "mailbox", "domain", "account", "site", "street", "town", "birthplace"],
  ...["nationality", "school", "secondSchool", "parent", "referee", "file", "hidden", "alt"],
  ...["title", "footer", "handle"],
] as const;
type Place = (typeof places)[number];

const large = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

type Written = Record<Place, string> & { phone: string; zip: string };

function linesOf(w: Written, at: number): string[] {
  const name = `${large(w.given)} ${large(w.family)}`;
  const contact = [
    `${w.mailbox}@${w.domain}.example | +49 30 ${w.phone} | github.com/${w.account} | www.${w.site}.example`,
    `${12 + at} ${large(w.street)} Street, ${w.zip} ${large(w.town)}`,
  ];
  const heads = [
    [name, ...contact],
    [name.toUpperCase(), "Backend Engineer", ...contact],
    ["CURRICULUM VITAE", name, ...contact],
  ];
  return [
    ...(heads[at % heads.length] ?? []),
    "",
    "SUMMARY",
    `${large(w.given)} is a backend engineer who builds payment services. She looks after her team.`,
    "",
    "EXPERIENCE",
    "Backend Engineer, Northwind Ltd",
    "January 2021 - Present",
    "- Built payment services with TypeScript, PostgreSQL and Node.js",
    `- Published the tool @${w.handle}/ledger and wrote about it on ${w.site}.example`,
    "Junior Developer, Harbour Studio",
    "March 2018 - December 2020",
    "- Maintained booking software for ferries in TypeScript",
    "",
    "EDUCATION",
    `BSc Computer Science, University of ${large(w.school)}, 2014 - 2017`,
    `Abitur, ${large(w.secondSchool)} School, 2006 - 2014`,
    "",
    "SKILLS",
    "TypeScript, PostgreSQL, Node.js",
    "",
    "PERSONAL DETAILS",
    `Date of birth: 14 March 1987 in ${large(w.birthplace)}`,
    `Nationality: ${large(w.nationality)}`,
    "Gender: female",
    "Marital status: married, two children",
    `Father's name: ${large(w.parent)}`,
    "",
    "REFERENCES",
    `Dr ${large(w.referee)}, Northwind Ltd, +49 30 ${w.phone}`,
  ];
}

/** @param at a number that determines the person. */
export async function makeSecretCv(kind: SecretKind, at: number): Promise<SecretCv> {
  const words = places.map((place, index) => [place, wordAt(at * places.length + index)] as const);
  // The words cover all places.
  const written = Object.fromEntries(words) as Record<Place, string>;
  const digits = { phone: `555${String(10_000 + at * 37)}`, zip: String(80_000 + at * 13) };
  const w = { ...written, ...digits };
  const lines = linesOf(w, at);
  const isThere = (place: string) =>
    !(place === "hidden" && kind !== "pdf") &&
    !(["alt", "footer"].includes(place) && kind !== "docx") &&
    !(place === "title" && kind !== "pdf");
  const secrets = Object.fromEntries(Object.entries(w).filter(([place]) => isThere(place)));
  const extension = { pdf: "pdf", docx: "docx", txt: "txt", scan: "png" }[kind];
  return {
    ...{ kind, fileName: `cv-${w.file}.${extension}` },
    bytes: new Uint8Array(await writers[kind](lines, w)),
    secrets,
    kept: ["payment services", "ferries", "PostgreSQL"],
  };
}

const writers: Record<SecretKind, (lines: string[], w: Written) => Promise<Uint8Array>> = {
  txt: (lines) => Promise.resolve(new TextEncoder().encode(lines.join("\n"))),
  scan: (lines) => makePicture(lines.slice(0, 38)),
  pdf: (lines, w) =>
    makePdf(
      (pdf) => {
        lines.forEach((text, row) => {
          if (text !== "")
            write(pdf, text, { x: 50, y: 40 + row * 18, bold: /^[A-Z ]+$/.test(text) });
        });
        pdf.fillColor("#ffffff");
        write(pdf, `Known as ${large(w.hidden)} since school`, { x: 50, y: 800 });
      },
      { info: { Title: `CV of ${large(w.title)}`, Author: large(w.title) } },
    ),
  docx: (lines, w) => {
    const picture = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="Photo" descr="Portrait of ${large(w.alt)}"/></wp:inline></w:drawing></w:r></w:p>`;
    const body = lines.map((line) => paragraph(line)).join("");
    const footer = `<w:sectPr><w:footerReference w:type="default" r:id="rId9"/></w:sectPr>`;
    return Promise.resolve(
      makeDocx(`${picture}${body}${footer}`, {
        "word/footer1.xml": `<w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph(`${large(w.footer)} ${large(w.family)}, page 1`)}</w:ftr>`,
        "word/_rels/document.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/footer" Target="footer1.xml"/></Relationships>`,
        "docProps/core.xml": `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>`,
      }),
    );
  },
};
