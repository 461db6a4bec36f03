import { foldText } from "../text/fold-text.ts";
import { ordinaryNames } from "../contact/given-names.ts";
import { nameParticles } from "../contact/person-words.ts";

/** The forms of a name in handles and addresses: folded, letters only. */
export type NameForms = {
  /** Its words and their parts, with at least two letters each. */
  words: string[];
  /** Two of its words in any order, or all of them, joined without a gap. */
  joined: { letters: string; isOrdinary: boolean }[];
  /** Initials joined with a word: "jdoe", "doej", "johnd". */
  short: string[];
};

/** "ü" is spelled "ue" in addresses that allow no umlauts. */
const spelledOut: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  ø: "oe",
  å: "aa",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "dh",
};

export const lettersOf = (text: string): string => foldText(text).replace(/[^\p{L}]+/gu, "");

export function formsOfName(name: string): NameForms {
  const written = name.normalize("NFC").toLowerCase();
  const spelled = written.replace(/[äöüßøåæœþð]/gu, (sign) => spelledOut[sign] ?? sign);
  const all = [...new Set([written, spelled])].map(formsOfSpelling);
  const joined = new Map(all.flatMap((forms) => forms.joined.map((form) => [form.letters, form])));
  return {
    words: [...new Set(all.flatMap(({ words }) => words))],
    joined: [...joined.values()].sort((one, other) => other.letters.length - one.letters.length),
    short: [...new Set(all.flatMap(({ short }) => short))],
  };
}

function formsOfSpelling(name: string): NameForms {
  const written = name.split(/\s+/).map(lettersOf);
  const parts = name.split(/[\s.'’‘-]+/).map(lettersOf);
  const isUnit = (word: string) => word.length > 1 && !nameParticles.has(word);
  const units = [...new Set([...written, ...parts, ...withParticles(written)].filter(isUnit))];
  const joined = units.flatMap((one) =>
    units.flatMap((other) =>
      one.includes(other) || other.includes(one)
        ? []
        : [{ letters: one + other, isOrdinary: isOrdinary(one) && isOrdinary(other) }],
    ),
  );
  const whole = written.join("");
  if (written.length > 1) joined.push({ letters: whole, isOrdinary: written.every(isOrdinary) });
  const initials = written.map((word) => word.charAt(0));
  const first = initials.slice(0, -1).join("");
  const short = units.flatMap((word) =>
    [...initials, first].flatMap((sign) =>
      sign === "" || word.startsWith(sign + sign) ? [] : [sign + word, word + sign],
    ),
  );
  return {
    words: units,
    joined: joined.filter(({ letters }) => letters.length >= minJoined),
    short: [...new Set(short)],
  };
}

/** Shorter forms occur in too many words. */
const minJoined = 4;

/** "van Vale" as "vanvale": in a handle, the particle is part of the surname. */
function withParticles(words: readonly string[]): string[] {
  return words.flatMap((word, at) =>
    nameParticles.has(word) && at + 1 < words.length ? [words.slice(at).join("")] : [],
  );
}

export function isOrdinary(word: string): boolean {
  return word.length < 3 || ordinaryNames.has(word) || nameParticles.has(word);
}
