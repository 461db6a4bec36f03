import { foldWord } from "../../skills/tokenize.ts";

/**
 * Career level: 0 intern, 1 junior, 2 unspecified, 3 senior, 4 lead, 5 manager, 6 director, 7
 * executive.
 */
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

/** In order of precedence: a manager's intern is an intern. A star matches the rest of a word. */
const levelWords: readonly (readonly [words: string, level: CareerLevel])[] = [
  [
    "intern|internship|trainee|apprentice|praktikant|praktikantin|werkstudent|werkstudentin|azubi|auszubildende|auszubildender|stagiaire|student $|student nurse|student teacher|volontar|volontarin|apprenti|becario|practicante|lehrling",
    0,
  ],
  [
    "ceo|cto|cfo|coo|cio|ciso|cmo|chief officer|president|vp|svp|evp|geschaftsfuhrer|geschaftsfuhrerin|managing director",
    7,
  ],
  ["director|directeur|directrice|direktor|direktorin|head of", 6],
  [
    "manager|managerin|*leiter|*leiterin|responsable|jefe|chef d equipe|supervisor|superintendent|foreman",
    5,
  ],
  [
    "lead|principal|staff engineer|staff software engineer|head|chief|charge nurse|teamlead|team leader|teamleader",
    4,
  ],
  ["senior|sr|snr|experienced|iii|iv|expert|confirme|erfahrene|erfahrener", 3],
  [
    "junior|jr|entry|graduate|berufseinsteiger|debutant|associate engineer|associate software engineer|assistant|einsteiger",
    1,
  ],
];
const levels = levelWords.map(([words, level]) => ({
  level,
  words: words.split("|").map((word) => (word.startsWith("*") ? `${word.slice(1)} ` : ` ${word} `)),
}));

/** Words of rank, which don't describe the work. */
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
  /** Folded words with synonyms merged, including words of rank. */
  words: string[];
  /** The words for the work, without words of rank and the like. */
  core: string[];
  level: CareerLevel;
};

/** Returns the words of a title for comparison, and its career level. */
export function normalizeTitle(title: string): NormalizedTitle {
  const folded = fold(title);
  const words = titleWords(title);
  // A title of only rank words ("Intern") is kept.
  const core = words.filter((word) => !rankWords.has(word));
  return { words, core: core.length > 0 ? core : words, level: levelOf(folded) };
}

/** Returns the comparable words of a title or of a phrase of the role families. */
export function titleWords(title: string): string[] {
  return fold(title)
    .split(" ")
    .map((word) => synonyms.get(word) ?? synonyms.get(singular(word)) ?? singular(word))
    .filter((word) => word !== "" && !emptyWords.has(word) && !/^\d+$/u.test(word));
}

function fold(title: string): string {
  return foldWord(title)
    .replace(/(\p{L})[:*/_](?:in|innen|e|euse|trice|a)\b/gu, "$1")
    .replace(/\b(front|back|full)[- ](end|stack)\b/gu, "$1$2")
    .replace(/[^\p{L}\p{N}+#.]+/gu, " ")
    .replace(/\.(?=\s|$)/gu, "");
}

function singular(word: string): string {
  return word.length > 3 && /[^siu]s$/u.test(word) ? word.slice(0, -1) : word;
}

function levelOf(folded: string): CareerLevel {
  // "Assistant manager" counts as a lead, and "lead generation" doesn't.
  const text = ` ${folded} $ `
    .replace(/ assistant (?:manager|director|professor) /u, " lead ")
    .replace(" lead gen", " gen")
    .replace(/ chief \w+ (?:\w+ )?officer /u, " chief officer ");
  return levels.find(({ words }) => words.some((word) => text.includes(word)))?.level ?? 2;
}
