import { foldWords } from "../text/fold-text.ts";
import { headings } from "../lexicon/headings.gen.ts";
import type { SectionKind } from "./section-kind.ts";

export type KnownHeading = {
  kind: SectionKind;
  strong: boolean;
  usual: boolean;
  core: boolean;
};

/** The headings of all languages as written, with their section. The first duplicate is used. */
export const listedHeadings: readonly (readonly [string, KnownHeading])[] = [
  ...new Map(
    Object.values(headings)
      .flatMap((language) => Object.entries(language))
      .flatMap(([kind, phrases]) => phrases.split("|").map((phrase) => readHeading(kind, phrase)))
      .reverse()
      .map((heading) => [foldWords(heading[0]), heading] as const),
  ).values(),
];

function readHeading(kind: string, phrase: string): readonly [string, KnownHeading] {
  const marks = {
    strong: !phrase.includes("*"),
    usual: phrase.includes("+"),
    core: phrase.includes("!"),
  };
  // The kinds in the tables are section kinds, which a test verifies.
  return [phrase.replace(/[*+!]/g, "").trim(), { kind: kind as SectionKind, ...marks }];
}

/** Maps folded heading words to their section. */
export const knownHeadings: ReadonlyMap<string, KnownHeading> = new Map(
  listedHeadings.map(([phrase, known]) => [foldWords(phrase), known]),
);

/** Words that are a heading when alone on a line, even without the style of one. */
export const coreHeadings: ReadonlySet<string> = new Set(
  [...knownHeadings].filter(([, { core }]) => core).map(([heading]) => heading),
);

/** Unlisted headings of several words are recognized by these cues. The first match wins. */
export const headingCues: readonly (readonly [RegExp, SectionKind])[] = [
  [
    /\b(?:volunteer\w*|voluntary|ehrenamt\w*|benevol\w*|voluntari\w*|volontari\w*|vrijwillig\w*)\b/,
    "volunteer",
  ],
  [/\b(?:extracurricular|involvement|membership\w*|affiliation\w*)$/, "activities"],
  [/\b(?:projects?|projekte|projets|proyectos|projetos|progetti|projecten)$/, "projects"],
  [
    /(?:\b(?:experience|experiences|employment|work history|erfahrung|erfahrungen|experiencia|experiencias|esperienza|esperienze|ervaring|internships)\b|erfahrung\b)/,
    "experience",
  ],
  [
    /\b(?:certifications?|certificates?|licen[sc]es?|zertifikate|certificaciones|certificacoes|certificazioni|certificaten)\b/,
    "certifications",
  ],
  [
    /\b(?:education|ausbildung|studium|formation|educacion|educacao|istruzione|opleiding\w*)\b/,
    "education",
  ],
  [/\b(?:coursework|courses|training|weiterbildung\w*)\b/, "courses"],
  [/\b(?:linguistic|language) (?:proficienc\w+|skills|abilities|competenc\w+)\b/, "languages"],
  [
    /\b(?:skills?|competenc\w+|expertise|proficienc\w+|kenntnisse|kompetenzen|competences|competencias|habilidades|conocimientos|competenze|vaardigheden|technologies)\b/,
    "skills",
  ],
  [/\b(?:languages|sprachen|langues|idiomas|lingue|talen)\b/, "languages"],
  [/\b(?:publications|presentations|patents|talks|papers)\b/, "publications"],
  [/\b(?:awards?|honou?rs|achievements|accomplishments|scholarships)\b/, "awards"],
  [/\b(?:activities|organi[sz]ations|leadership|clubs)\b/, "activities"],
  [/\b(?:interests|hobbies|hobbys)\b/, "interests"],
  [/\b(?:references|referees|referenzen)\b/, "references"],
  [/\b(?:summary|profile|objective|zusammenfassung)\b/, "summary"],
];
