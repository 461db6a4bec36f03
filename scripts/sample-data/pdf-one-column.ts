import { formatSpan } from "./format-dates.ts";
import { helvetica, page, put, putPoint, times, writePdf } from "./pdf-page.ts";
import type { Pdf } from "./pdf-page.ts";
import type { Persona, Role } from "./persona.ts";

const column = { x: 54, width: page.width - 108 };
const ink = "#1d1d1f";
const quiet = "#55555c";
const accent = "#1f4e79";
/** Width of the left column of dates, in the layout that has one. */
const dateWidth = 104;

type Look = { face: typeof helvetica; isCentred: boolean; hasDatesLeft: boolean };

export function writeClassicPdf(persona: Persona): Promise<Uint8Array> {
  return write(persona, { face: helvetica, isCentred: false, hasDatesLeft: false });
}

export function writeCentredPdf(persona: Persona): Promise<Uint8Array> {
  return write(persona, { face: times, isCentred: true, hasDatesLeft: false });
}

export function writeDatesLeftPdf(persona: Persona): Promise<Uint8Array> {
  return write(persona, { face: helvetica, isCentred: false, hasDatesLeft: true });
}

function write(persona: Persona, look: Look): Promise<Uint8Array> {
  return writePdf(`${persona.name} – CV`, (pdf) => {
    drawHeader(pdf, persona, look);
    drawHeading(pdf, persona.headings.summary, look);
    put(pdf, persona.summary, { ...column, ...text(look), gap: 4 });
    drawHeading(pdf, persona.headings.roles, look);
    for (const role of persona.roles) {
      drawRole(pdf, { ...role, span: formatSpan(role, persona) }, look);
    }
    drawHeading(pdf, persona.headings.education, look);
    for (const entry of persona.education) drawEducation(pdf, entry, look);
    drawHeading(pdf, persona.headings.skills, look);
    for (const { label, names } of persona.skills) {
      put(pdf, `${label}: ${names.join(", ")}`, { ...column, ...text(look), gap: 1 });
    }
    if (persona.certifications.length > 0) {
      drawHeading(pdf, persona.headings.certifications, look);
      for (const name of persona.certifications) putPoint(pdf, name, { ...column, ...text(look) });
    }
    drawHeading(pdf, persona.headings.languages, look);
    put(pdf, persona.languages.join(", "), { ...column, ...text(look), gap: 0 });
    if (persona.hiddenText !== undefined) {
      put(pdf, persona.hiddenText, {
        ...column,
        font: look.face.regular,
        size: 2,
        colour: "#ffffff",
        gap: 0,
      });
    }
  });
}

function drawHeader(pdf: Pdf, persona: Persona, look: Look): void {
  const align = look.isCentred ? { align: "center" as const } : {};
  const { regular, bold } = look.face;
  put(pdf, persona.name, { ...column, ...align, font: bold, size: 23, colour: ink, gap: 1 });
  put(pdf, persona.headline, {
    ...column,
    ...align,
    font: regular,
    size: 13,
    colour: accent,
    gap: 3,
  });
  const contacts = [persona.email, persona.phone, persona.place].join("  |  ");
  put(pdf, contacts, { ...column, ...align, font: regular, size: 9.5, colour: quiet, gap: 1 });
  if (persona.links.length > 0) {
    const links = persona.links.join("  |  ");
    put(pdf, links, { ...column, ...align, font: regular, size: 9.5, colour: quiet, gap: 1 });
  }
}

function drawHeading(pdf: Pdf, heading: string, look: Look): void {
  pdf.y += 8;
  put(pdf, heading, { ...column, font: look.face.bold, size: 12, colour: accent, gap: 1 });
  pdf
    .moveTo(column.x, pdf.y)
    .lineTo(column.x + column.width, pdf.y)
    .lineWidth(0.6)
    .strokeColor("#b9c4d0")
    .stroke();
  pdf.y += 5;
}

function drawRole(pdf: Pdf, role: Role & { span: string }, look: Look): void {
  const { regular, bold } = look.face;
  const { span } = role;
  const top = pdf.y;
  const body = look.hasDatesLeft
    ? { x: column.x + dateWidth, width: column.width - dateWidth }
    : column;
  if (look.hasDatesLeft) {
    put(pdf, span, {
      x: column.x,
      width: dateWidth,
      font: regular,
      size: 10,
      colour: quiet,
      gap: 0,
    });
  } else if (!look.isCentred) {
    pdf.font(regular).fontSize(10).fillColor(quiet);
    pdf.text(span, column.x, top, { width: column.width, align: "right" });
  }
  pdf.y = top;
  put(pdf, role.title, { ...body, font: bold, size: 11, colour: ink, gap: 0 });
  const place = look.isCentred
    ? `${role.company}, ${role.place}, ${span}`
    : `${role.company}, ${role.place}`;
  put(pdf, place, { ...body, font: regular, size: 10, colour: quiet, gap: 2 });
  for (const point of role.points) putPoint(pdf, point, { ...body, ...text(look) });
  pdf.y += 5;
}

function drawEducation(pdf: Pdf, entry: Persona["education"][number], look: Look): void {
  const span = `${entry.from} – ${entry.to}`;
  const what = `${entry.degree}, ${entry.school}`;
  if (!look.hasDatesLeft) {
    put(pdf, `${what}, ${span}`, { ...column, ...text(look), gap: 1 });
    return;
  }
  const top = pdf.y;
  put(pdf, span, { x: column.x, width: dateWidth, ...text(look), colour: quiet, gap: 0 });
  pdf.y = top;
  const body = { x: column.x + dateWidth, width: column.width - dateWidth };
  put(pdf, what, { ...body, ...text(look), gap: 1 });
}

function text({ face }: Look) {
  return { font: face.regular, size: 10, colour: ink };
}
