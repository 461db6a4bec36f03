import type { Persona } from "./persona.ts";

type Wording = {
  headings: Record<
    "summary" | "experience" | "education" | "skills" | "languages" | "contact",
    string[]
  >;
  months: string[];
  short: string[];
  now: string[];
  since: string;
  at: string;
};

/** How CVs of each language head their sections and write their dates. */
export const wordings: Record<Persona["language"], Wording> = {
  en: {
    headings: {
      summary: ["Summary", "Professional Summary", "Profile", "About me"],
      experience: [
        "Experience",
        "Work Experience",
        "Professional Experience",
        "Employment History",
      ],
      education: ["Education", "Education and Training", "Academic Background"],
      skills: ["Skills", "Key Skills", "Core Competencies", "Technical Skills"],
      languages: ["Languages"],
      contact: ["Contact"],
    },
    months:
      "January February March April May June July August September October November December".split(
        " ",
      ),
    short: "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" "),
    now: ["Present", "present", "Current", "to date"],
    since: "since",
    at: "at",
  },
  de: {
    headings: {
      summary: ["Profil", "Über mich", "Kurzprofil"],
      experience: ["Berufserfahrung", "Beruflicher Werdegang", "Berufspraxis"],
      education: ["Ausbildung", "Bildungsweg", "Studium und Ausbildung"],
      skills: ["Kenntnisse", "Fachkenntnisse", "Fähigkeiten"],
      languages: ["Sprachen", "Sprachkenntnisse"],
      contact: ["Kontakt"],
    },
    months:
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(
        " ",
      ),
    short: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.".split(" "),
    now: ["heute", "aktuell", "heute"],
    since: "seit",
    at: "bei",
  },
  fr: {
    headings: {
      summary: ["Profil", "À propos", "Profil professionnel"],
      experience: [
        "Expérience professionnelle",
        "Expériences professionnelles",
        "Parcours professionnel",
      ],
      education: ["Formation", "Formations", "Diplômes et formations"],
      skills: ["Compétences", "Compétences clés"],
      languages: ["Langues"],
      contact: ["Contact"],
    },
    months:
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
        " ",
      ),
    short: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(" "),
    now: ["à ce jour", "aujourd’hui", "présent"],
    since: "depuis",
    at: "chez",
  },
  es: {
    headings: {
      summary: ["Perfil", "Perfil profesional", "Sobre mí"],
      experience: ["Experiencia laboral", "Experiencia profesional", "Trayectoria profesional"],
      education: ["Formación académica", "Educación", "Formación"],
      skills: ["Habilidades", "Competencias", "Conocimientos"],
      languages: ["Idiomas"],
      contact: ["Contacto"],
    },
    months:
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
        " ",
      ),
    short: "ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.".split(" "),
    now: ["actualidad", "Actualidad", "presente"],
    since: "desde",
    at: "en",
  },
  pt: {
    headings: {
      summary: ["Perfil", "Resumo profissional", "Sobre mim"],
      experience: ["Experiência profissional", "Percurso profissional", "Experiência"],
      education: ["Formação académica", "Educação", "Formação"],
      skills: ["Competências", "Habilidades"],
      languages: ["Idiomas", "Línguas"],
      contact: ["Contacto"],
    },
    months:
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(
        " ",
      ),
    short: "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.".split(" "),
    now: ["atual", "presente", "atualmente"],
    since: "desde",
    at: "na",
  },
  it: {
    headings: {
      summary: ["Profilo", "Profilo professionale", "Chi sono"],
      experience: ["Esperienza lavorativa", "Esperienze professionali", "Esperienza professionale"],
      education: ["Istruzione", "Istruzione e formazione", "Formazione"],
      skills: ["Competenze", "Competenze professionali"],
      languages: ["Lingue"],
      contact: ["Contatti"],
    },
    months:
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
        " ",
      ),
    short: "gen feb mar apr mag giu lug ago set ott nov dic".split(" "),
    now: ["oggi", "presente", "in corso"],
    since: "dal",
    at: "presso",
  },
  nl: {
    headings: {
      summary: ["Profiel", "Over mij", "Samenvatting"],
      experience: ["Werkervaring", "Relevante werkervaring"],
      education: ["Opleiding", "Opleidingen"],
      skills: ["Vaardigheden", "Competenties"],
      languages: ["Talen"],
      contact: ["Contact"],
    },
    months:
      "januari februari maart april mei juni juli augustus september oktober november december".split(
        " ",
      ),
    short: "jan feb mrt apr mei jun jul aug sep okt nov dec".split(" "),
    now: ["heden", "nu", "heden"],
    since: "sinds",
    at: "bij",
  },
};

const dateStyles = 8;

/** A span as the language writes it, in one of several customs. */
export function writeSpan(
  span: { start: string; end: string | null },
  language: Persona["language"],
  style: number,
): string {
  const wording = wordings[language];
  const now = wording.now[style % wording.now.length] ?? "";
  const custom = style % dateStyles;
  const write = (date: string): string => {
    const [year = "", month = ""] = date.split("-");
    const index = Number(month) - 1;
    if (custom === 0 || custom === 5) return `${month}/${year}`;
    if (custom === 1) return `${wording.months[index] ?? ""} ${year}`;
    if (custom === 2 || custom === 6) return `${wording.short[index] ?? ""} ${year}`;
    if (custom === 3) return `${month}.${year}`;
    if (custom === 4) return year;
    return `${year}-${month}`;
  };
  const dash = custom === 5 ? "-" : custom === 6 ? " — " : " – ";
  if (span.end === null && custom === 3 && /^(?:de|nl)$/.test(language))
    return `${wording.since} ${write(span.start)}`;
  if (span.end === null) return `${write(span.start)}${now === "to date" ? " " : dash}${now}`;
  return `${write(span.start)}${dash}${write(span.end)}`;
}

/** True when the style leaves the months out: then a reader can't know them either. */
export function isYearOnly(style: number): boolean {
  return style % dateStyles === 4;
}
