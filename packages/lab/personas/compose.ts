import type { Truth } from "../reading/truth.ts";
import type { Persona, PersonaRole } from "./persona.ts";
import { isYearOnly, wordings, writeSpan } from "./wording.ts";

/** One line of an entry. `right` is right-aligned. */
export type EntryLine = { left: string; right?: string; bold?: boolean; italic?: boolean };
export type Entry = {
  lines: EntryLine[];
  bullets: string[];
  /** Set in a column of its own, left. */ rail?: string;
};
export type Sheet = {
  persona: Persona;
  headings: Record<
    "summary" | "experience" | "education" | "skills" | "languages" | "contact",
    string
  >;
  roles: Entry[];
  education: Entry[];
  spoken: string[];
};

const arrangements = 8;

/** Lays out a persona's CV with one variant of headings and date formats. */
export function composeSheet(persona: Persona, variant: number): { sheet: Sheet; truth: Truth } {
  const wording = wordings[persona.language];
  const pick = (list: readonly string[]): string => list[variant % list.length] ?? "";
  const headings = Object.fromEntries(
    Object.entries(wording.headings).map(([key, list]) => [key, pick(list)]),
    // Object.fromEntries loses the keys, which are those of the wording.
  ) as Sheet["headings"];
  const roles = persona.roles.map((role) => writeRole(role, persona, variant));
  const span = writeSpan(
    { start: persona.studied[0], end: persona.studied[1] },
    persona.language,
    variant,
  );
  const education = [
    variant % 2 === 0
      ? {
          lines: [{ left: persona.degree, right: span, bold: true }, { left: persona.school }],
          bullets: [],
        }
      : {
          lines: [{ left: persona.school, right: span, bold: true }, { left: persona.degree }],
          bullets: [],
        },
  ];
  const spoken = persona.spoken.map(([language, level]) =>
    variant % 2 === 0 ? `${language} (${level})` : `${language}: ${level}`,
  );
  return {
    sheet: { persona, headings, roles, education, spoken },
    truth: toTruth(persona, variant),
  };
}

function writeRole(role: PersonaRole, { language }: Persona, variant: number): Entry {
  const date = writeSpan(role, language, variant);
  const { title, company, town, bullets } = role;
  const at = wordings[language].at;
  switch (variant % arrangements) {
    case 0:
      return {
        lines: [
          { left: `${title}, ${company}`, right: date, bold: true },
          { left: town, italic: true },
        ],
        bullets,
      };
    case 1:
      return {
        lines: [
          { left: company, right: date, bold: true },
          { left: title, right: town, italic: true },
        ],
        bullets,
      };
    case 2:
      return language === "es" || language === "pt"
        ? {
            lines: [{ left: `${title} – ${company}`, bold: true }, { left: `${date} | ${town}` }],
            bullets,
          }
        : {
            lines: [
              { left: `${title} ${at} ${company}`, bold: true },
              { left: `${date} | ${town}` },
            ],
            bullets,
          };
    case 3:
      return {
        lines: [{ left: `${title} | ${company} | ${town} | ${date}`, bold: true }],
        bullets,
      };
    case 4:
      return {
        lines: [
          { left: title, bold: true },
          { left: `${company} · ${town}` },
          { left: date, italic: true },
        ],
        bullets,
      };
    case 5:
      return {
        lines: [{ left: title, bold: true }, { left: `${company}, ${town}` }],
        bullets,
        rail: date,
      };
    case 6:
      return {
        lines: [{ left: `${company} — ${title}`, bold: true }, { left: `${date}, ${town}` }],
        bullets,
      };
    default:
      return {
        lines: [{ left: date }, { left: title, bold: true }, { left: `${company} (${town})` }],
        bullets,
      };
  }
}

function toTruth(persona: Persona, variant: number): Truth {
  const cut = (date: string): string => (isYearOnly(variant) ? date.slice(0, 4) : date);
  return {
    name: persona.name,
    email: persona.email,
    phone: persona.phone,
    location: persona.town,
    roles: persona.roles.map(({ title, company, start, end }) => ({
      title,
      company,
      start: cut(start),
      end: end === null ? null : cut(end),
    })),
    education: [{ degree: persona.degree, institution: persona.school }],
    skills: persona.skills,
    years: countYears(persona),
  };
}

/** The upload date in the benchmark, which "present" refers to. */
export const benchDay = "2026-06-15";

/** Returns years of work. The roles don't overlap and are counted by month. */
function countYears({ roles }: Persona): number {
  const number = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const months = roles.reduce(
    (sum, role) => sum + number(role.end ?? benchDay) - number(role.start) + 1,
    0,
  );
  return Math.round((months / 12) * 10) / 10;
}
