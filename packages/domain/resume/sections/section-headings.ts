import { foldWords } from "../text/fold-text.ts";
import { dutch } from "./headings/dutch.ts";
import { english } from "./headings/english.ts";
import { french } from "./headings/french.ts";
import { german } from "./headings/german.ts";
import type { HeadingWords } from "./headings/heading-words.ts";
import { italian } from "./headings/italian.ts";
import { otherLanguages } from "./headings/other-languages.ts";
import { portuguese } from "./headings/portuguese.ts";
import { spanish } from "./headings/spanish.ts";
import type { SectionKind } from "./section-kind.ts";

const languages: readonly HeadingWords[] = [
  ...[english, german, french, spanish, portuguese, italian, dutch, otherLanguages],
];

export type KnownHeading = {
  kind: SectionKind;
  strong: boolean;
  usual: boolean;
  core: boolean;
};

/** Each heading of all languages as it is written down, with its section. */
export const listedHeadings: readonly (readonly [string, KnownHeading])[] = languages.flatMap(
  (language) =>
    Object.entries(language).flatMap(([kind, phrases]) =>
      phrases.split("|").map((phrase) => {
        const words = phrase.replace(/[*+!]/g, "").trim();
        const marks = {
          strong: !phrase.includes("*"),
          usual: phrase.includes("+"),
          core: phrase.includes("!"),
        };
        // The keys are section kinds; Object.entries forgets that.
        return [words, { kind: kind as SectionKind, ...marks }] as const;
      }),
    ),
);

/** Folded heading words → its section. */
export const knownHeadings: ReadonlyMap<string, KnownHeading> = new Map(
  listedHeadings.map(([phrase, known]) => [foldWords(phrase), known]),
);

/** Words that, alone on a line, are a heading even where nothing in their look says so. */
export const coreHeadings: ReadonlySet<string> = new Set(
  [...knownHeadings].filter(([, { core }]) => core).map(([heading]) => heading),
);

/** A heading of several words that isn't listed is known by one of these, first match wins. */
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
