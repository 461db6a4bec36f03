import type { Token } from "../../skills/tokenize.ts";
import { tokenize } from "../../skills/tokenize.ts";
import { remembered } from "./roots/remembered.ts";
import { rootOf } from "./roots/word-root.ts";

/** Words of demands that say nothing about what is demanded. */
const fillers = new Set(
  (
    "a an and or of in on at to for with the as is are be by from this that these those our your their you we will who " +
    "have has having must should can able ability abilities strong good excellent great solid proven demonstrated deep " +
    "extensive basic advanced working hands hand relevant related similar other any all some more least minimum years year " +
    "yrs experience experienced knowledge understanding familiarity familiar proficiency proficient expertise expert skill " +
    "skills skilled background track record required preferred plus nice equivalent etc using use used including such like " +
    "within across environment environments tools tool concepts principles practices technologies both well highly fluent " +
    "fluency competent competency competence level candidate role position job work working area plus desirable " +
    "comfortable willingness willing passion passionate eager one two three new also not no it its if e g i eg ie " +
    "und oder mit der die das den dem des ein eine einer in im von zu für sehr gute guter gutes kenntnisse erfahrung erfahrungen " +
    "abgeschlossene umgang sicherer sicher mehrjährige berufserfahrung et ou avec le la les un une des de du dans en bonne " +
    "bonnes maîtrise connaissance connaissances expérience y o con el los las un una del de experiencia conocimiento conocimientos " +
    "conocimientos buen buena dominio manejo"
  )
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(" "),
);

/** A number, or a sign that a skill's name may bear. */
const wordless = /^(?:[+#./&]|\d+)$/u;

/** What the forms of a word share, or null for one that says nothing. */
const contentStem = remembered((word) =>
  fillers.has(word) || wordless.test(word) ? null : rootOf(word),
);

/** Fillers that say what a thing is where another word follows: background checks, job costing, record keeping. */
const attributes = new Set(["background", "job", "record", "tool", "track", "hand"]);

/** Stems of a text's words in order, fillers left out. */
export function contentStems(text: string): string[] {
  return stemsOfTokens(tokenize(text));
}

export function stemsOfTokens(tokens: readonly Token[]): string[] {
  const stems: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = stemAt(tokens, at);
    if (found !== null) stems.push(found);
  }
  return stems;
}

export function stemAt(tokens: readonly Token[], at: number): string | null {
  const [word = "", next] = [tokens[at]?.text, tokens[at + 1]?.text];
  const isAttribute =
    attributes.has(word) &&
    next !== undefined &&
    !next.endsWith("ed") &&
    contentStem(next) !== null;
  return isAttribute ? rootOf(word) : contentStem(word);
}
