import { formatSpan } from "./format-dates.ts";
import { helvetica, page, put, putPoint, times, writePdf } from "./pdf-page.ts";
import type { Column, Face, Pdf } from "./pdf-page.ts";
import type { Persona } from "./persona.ts";

type Look = {
  face: Face;
  side: Column;
  main: Column;
  ground: Column & { colour: string };
  ink: string;
  accent: string;
  sideHeading: string;
  sideInk: string;
};

const bar = 186;
const quiet = "#5c6468";

/** A dark bar with contact details and skills on the left, the roles on the right. */
export function writeSidebarPdf(persona: Persona): Promise<Uint8Array> {
  return write(persona, {
    face: helvetica,
    side: { x: 22, width: bar - 40 },
    main: { x: bar + 26, width: page.width - bar - 66 },
    ground: { x: 0, width: bar, colour: "#22424f" },
    ink: "#222222",
    accent: "#22424f",
    sideHeading: "#ffffff",
    sideInk: "#e8eef2",
  });
}

/** The roles on the left, a narrow pale column with contact details and skills on the right. */
export function writeColumnsPdf(persona: Persona): Promise<Uint8Array> {
  return write(persona, {
    face: times,
    side: { x: page.width - bar + 16, width: bar - 46 },
    main: { x: 48, width: page.width - bar - 72 },
    ground: { x: page.width - bar, width: bar, colour: "#f2efe9" },
    ink: "#26221e",
    accent: "#8a3b2a",
    sideHeading: "#8a3b2a",
    sideInk: "#3b352f",
  });
}

function write(persona: Persona, look: Look): Promise<Uint8Array> {
  return writePdf(`${persona.name} – CV`, (pdf) => {
    pdf.rect(look.ground.x, 0, look.ground.width, page.height).fill(look.ground.colour);
    drawSide(pdf, persona, look);
    drawMain(pdf, persona, look);
  });
}

function drawSide(pdf: Pdf, persona: Persona, look: Look): void {
  const { headings } = persona;
  const { regular, bold } = look.face;
  const heading = (text: string) =>
    put(pdf, text, { ...look.side, font: bold, size: 11.5, colour: look.sideHeading, gap: 3 });
  const list = (lines: readonly string[]) => {
    for (const line of lines) {
      put(pdf, line, { ...look.side, font: regular, size: 8.8, colour: look.sideInk, gap: 1 });
    }
    pdf.y += 6;
  };
  pdf.y = 58;
  heading(headings.contact);
  list([persona.email, persona.phone, persona.place, ...persona.links]);
  heading(headings.skills);
  for (const { label, names } of persona.skills) {
    put(pdf, label, { ...look.side, font: bold, size: 9, colour: look.sideHeading, gap: 1 });
    list(names);
  }
  heading(headings.languages);
  list(persona.languages);
  if (persona.certifications.length > 0) {
    heading(headings.certifications);
    list(persona.certifications);
  }
}

function drawMain(pdf: Pdf, persona: Persona, look: Look): void {
  const { headings } = persona;
  const { regular, bold } = look.face;
  const { main, ink, accent } = look;
  const heading = (text: string) => {
    pdf.y += 9;
    put(pdf, text, { ...main, font: bold, size: 12.5, colour: accent, gap: 4 });
  };
  pdf.y = 54;
  put(pdf, persona.name, { ...main, font: bold, size: 24, colour: ink, gap: 1 });
  put(pdf, persona.headline, { ...main, font: regular, size: 13, colour: quiet, gap: 4 });
  heading(headings.summary);
  put(pdf, persona.summary, { ...main, font: regular, size: 9.8, colour: ink, gap: 2 });
  heading(headings.roles);
  for (const role of persona.roles) {
    put(pdf, role.title, { ...main, font: bold, size: 10.8, colour: ink, gap: 0 });
    const line = `${role.company}, ${role.place}  ·  ${formatSpan(role, persona)}`;
    put(pdf, line, { ...main, font: regular, size: 9.2, colour: quiet, gap: 2 });
    for (const point of role.points) {
      putPoint(pdf, point, { ...main, font: regular, size: 9.6, colour: ink });
    }
    pdf.y += 6;
  }
  heading(headings.education);
  for (const { degree, school, from, to } of persona.education) {
    put(pdf, degree, { ...main, font: bold, size: 10, colour: ink, gap: 0 });
    const line = `${school}, ${from} – ${to}`;
    put(pdf, line, { ...main, font: regular, size: 9.2, colour: quiet, gap: 3 });
  }
}
