import { foldWord } from "../../skills/tokenize.ts";

/** Rank in a career, 0 intern, 1 junior, 2 without a word, 3 senior, 4 lead, 5 manager, 6 director, 7 executive. */
export type CareerLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const careerLevelNames: Record<CareerLevel, string> = {
  0: "intern or trainee",
  1: "junior",
  2: "mid-level",
  3: "senior",
  4: "lead",
  5: "manager",
  6: "director",
  7: "executive",
};

/** The first that matches: an intern of a manager is an intern, but who advises students is none. */
const levelPatterns: readonly (readonly [RegExp, CareerLevel])[] = [
  [
    /\b(?:intern|internship|trainee|apprentice|praktikant(?:in)?|werkstudent(?:in)?|azubi|auszubildender?|stagiaire|student(?! (?:advis|counsel|success|services?|affairs|support|recruit|admission|housing|welfare|life|engagement|experience|records|finance|coordinator))|volontar(?:in)?|apprenti|becario|practicante|lehrling)\b/u,
    0,
  ],
  [
    /\b(?:ceo|cto|cfo|coo|cio|ciso|cmo|chief (?!accountant|engineer|cook)\w+(?: \w+)? officer|president|[se]?vp|geschaftsfuhrer(?:in)?|managing director)\b/u,
    7,
  ],
  [/\b(?:director|directeur|directrice|direktor(?:in)?|head of)\b/u, 6],
  [
    /\b(?:manager(?:in)?|\w*leiter(?:in)?|responsable|jefe|chef d equipe|supervisor|superintendent|foreman)\b/u,
    5,
  ],
  [
    /\b(?:lead(?! gen)|principal|staff (?:software )?engineer|head|chief|charge nurse|teamlead|team ?leader)\b/u,
    4,
  ],
  [/\b(?:senior|sr|snr|experienced|iii|iv|expert|confirme|erfahrener?)\b/u, 3],
  [
    /\b(?:junior|jr|entry|graduate|berufseinsteiger|debutant|associate (?:software )?engineer|assistant|einsteiger)\b/u,
    1,
  ],
];

/** Words of rank, apart from what the work is. */
const rankWords = new Set(
  (
    "senior sr snr junior jr entry level mid intern internship trainee apprentice graduate student lead principal staff " +
    "head chief experienced expert i ii iii iv v werkstudent praktikant praktikantin azubi auszubildende auszubildender " +
    "stagiaire apprenti apprentie alternant confirme debutant erfahrener erfahrene leitender leitende interim freelance " +
    "freelancer temporary part time full remote onsite hybrid contract permanent seasonal volunteer stellvertretender " +
    "stellvertretende vice deputy acting former"
  ).split(" "),
);
const emptyWords = new Set(
  "of the in and for at to a an de des du la le les en et und der die das fur im von y el los las con m w d f x h mwd mfd gn e o di da do per all genders".split(
    " ",
  ),
);

const synonyms = new Map([
  ["developer", "engineer"],
  ["dev", "engineer"],
  ["developper", "engineer"],
  ["eng", "engineer"],
  ["mgr", "manager"],
  ["asst", "assistant"],
  ["assoc", "associate"],
  ["rep", "representative"],
  ["coord", "coordinator"],
  ["counsellor", "counselor"],
  ["centre", "center"],
  ["licence", "license"],
  ["adviser", "advisor"],
  ["paediatric", "pediatric"],
  ["ingenieurin", "ingenieur"],
  ["rn", "nurse"],
]);

export type NormalizedTitle = {
  /** Folded words with synonyms merged, rank words among them. */
  words: string[];
  /** Without rank words and the like: what the work is. */
  core: string[];
  level: CareerLevel;
};

/** Words of a title for comparison, and the rank it names. */
export function normalizeTitle(title: string): NormalizedTitle {
  const folded = fold(title);
  const words = titleWords(title);
  // A rank word that is all there is ("Intern") stays.
  const core = words.filter((word) => !rankWords.has(word));
  return { words, core: core.length > 0 ? core : words, level: levelOf(folded) };
}

/** The comparable words of a title or of a phrase of the role families. */
export function titleWords(title: string): string[] {
  return fold(title)
    .split(" ")
    .map((word) => synonyms.get(word) ?? synonyms.get(singular(word)) ?? singular(word))
    .filter((word) => word !== "" && !emptyWords.has(word) && !/^\d+$/u.test(word));
}

function fold(title: string): string {
  return foldWord(title)
    .replace(/(\p{L})[:*/_](?:in|innen|e|euse|trice|a)\b/gu, "$1")
    .replace(/\bfront[- ]end\b/gu, "frontend")
    .replace(/\bback[- ]end\b/gu, "backend")
    .replace(/\bfull[- ]stack\b/gu, "fullstack")
    .replace(/[^\p{L}\p{N}+#.]+/gu, " ")
    .replace(/\.(?=\s|$)/gu, "");
}

function singular(word: string): string {
  return word.length > 3 && /[^siu]s$/u.test(word) ? word.slice(0, -1) : word;
}

function levelOf(folded: string): CareerLevel {
  const text = folded.replace(/\bassistant (?:manager|director|professor)\b/gu, "lead");
  return levelPatterns.find(([pattern]) => pattern.test(text))?.[1] ?? 2;
}
