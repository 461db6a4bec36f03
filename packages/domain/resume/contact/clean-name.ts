import { patternOf } from "../../lexicon/lexicon.ts";
import { people } from "../lexicon/people.gen.ts";
import { closeLetterSpacing, foldText } from "../text/fold-text.ts";
import { bornAs, honorifics, nameParticles, postNominals } from "./person-words.ts";

const document = patternOf(people, "documentBesideName");
const documentAfterName = new RegExp(`\\b(?:${document})\\s*$`, "iu");
const documentBeforeName = new RegExp(
  `^(?:${document})\\s*(?:${patternOf(people, "documentOf")}|[:–—-])?\\s*`,
  "iu",
);

const formLabel = new RegExp(`^(?:${patternOf(people, "label")})\\s+(?=\\p{Lu})`, "iu");

/** The name without titles and post-nominal letters, or null if the text can't be a name. */
export function cleanName(text: string): string | null {
  // "Wei Zhang (张伟)" is one name in two scripts.
  const latin = text.replace(/(?<=\p{Script=Latin}\s?)[(（][^()（）\p{Script=Latin}]+[)）]/u, "");
  let name = closeLetterSpacing(latin.replace(/^[^\p{L}]+/u, ""))
    .replace(documentBeforeName, "")
    .replace(documentAfterName, "")
    .trim();
  name = withoutLetters(name.replace(bornAs, "").replace(/[^\p{L}.)"'’”]+$/u, ""));
  for (let step = 0; step < 5; step += 1) {
    const bare = name.replace(honorifics, "").replace(/^\p{Ll}{1,6}\.(?:-?\p{L}{2,4}\.)?\s+/u, "");
    if (bare === name) break;
    name = bare;
  }
  for (let step = 0; step < 4; step += 1) {
    const shorter = name.replace(postNominals, "").trim();
    if (shorter === name || shorter === "") break;
    name = shorter;
  }
  name = name.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, (end) =>
    /^\.$/.test(end) && /(?<!\p{L})\p{Lu}\.$/u.test(name) ? end : "",
  );
  name = name.replace(/\s+/g, " ").trim();
  // "Nome Bordignon, Alessandro" of a printed form.
  if (name.includes(", ")) name = name.replace(formLabel, "");
  const swapped = /^(\p{Lu}[\p{L}' -]+), (\p{Lu}[\p{L}' .-]+)$/u.exec(name);
  if (swapped) name = `${swapped[2] ?? ""} ${swapped[1] ?? ""}`;
  if (name.length < 2 || name.length > 60 || /[\d@|/\\:;!?*<>{}[\]+&=_#%]/.test(name)) return null;
  const words = name.split(" ");
  if (words.length > 8) return null;
  // "laura bianchi": some people write their name in lower case.
  const isSmall = words.length > 1 && words.length < 5 && /^[\p{Ll}\p{M}' -]+$/u.test(name);
  const isNamed =
    isSmall || words.every((word) => isNameWord(word) || nameParticles.has(foldText(word)));
  const letters = name.replace(/[^\p{L}]/gu, "").length;
  return isNamed && letters >= 2 ? name : null;
}

/** Removes a degree or licence, which follow a comma: "PRIYA MARLOWE, RN, MEDSURG-BC". */
function withoutLetters(name: string): string {
  const [first = "", ...others] = name.split(/,\s*/);
  const areLetters =
    first.includes(" ") &&
    others.length > 0 &&
    others.every((part) => /^\(?(?:\p{Lu}\p{L}{0,3}\.)|^[^\p{Ll}]{2,14}$|\p{Ll}\p{Lu}/u.test(part));
  return areLetters ? first : name;
}

const prefixedWord = new RegExp(`^(?:${patternOf(people, "particlePrefix")})\\p{Lu}?\\p{L}+$`, "u");

function isNameWord(word: string): boolean {
  if (/^[\p{Lu}][\p{L}\p{M}'’.-]*,?$/u.test(word)) return true;
  if (/^["“”'(‘].+["”'’)]$/u.test(word)) return true;
  if (prefixedWord.test(word)) return true;
  // Scripts without upper and lower case.
  return /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Devanagari}\p{Script=Thai}·\p{M}]+$/u.test(
    word,
  );
}
