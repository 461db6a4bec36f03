/**
 * The units that hostile lines repeat: one character of each class, separators of dates and
 * addresses, list signs.
 */
const units = [
  ...Array.from("1aA \t\u00a0-–.,@/:()[]|'+\n<=_%#*é年\u{1f4de}"),
  ...[
    "0a",
    "aB",
    "- ",
    "a@",
    "@a.",
    "//",
    "a ",
    "A ",
    "Aa ",
    "1 ",
    "a1",
    "1-",
    "a,",
    "a.",
    "a-",
    "A-",
  ],
  ...[
    "M. ",
    "a. ",
    "1.1.",
    "1.",
    "1/",
    "/a",
    "](",
    "[](",
    "[a",
    "(1",
    "((",
    "<a",
    "\n ",
    " \t",
    " - ",
  ],
  ...[
    "1 - ",
    " , ",
    ", ",
    "a: ",
    ": ",
    "a\t",
    "* ",
    "& ",
    "€ ",
    "20",
    "2020 ",
    "of ",
    "and ",
    "in ",
  ],
];

/**
 * Text before the repetition, because many patterns are anchored, and text after it that makes the
 * match fail.
 */
const heads = ["", "a", "Aa "];
const tails = ["", "!"];
const maxWords = 12;

export type AttackString = { name: string; text: (length: number) => string };

const common = units.flatMap(attackStringsOf).map(cached);

/** Returns texts of any length that may cause backtracking, including the pattern's own words. */
export function attackStringsFor(source: string): AttackString[] {
  const own = wordsOf(source).flatMap((word) => [word, `${word} `]);
  return [...common, ...own.flatMap(attackStringsOf)];
}

function attackStringsOf(unit: string): AttackString[] {
  return heads.flatMap((head) =>
    tails.map((tail) => ({
      name: `${JSON.stringify(head)}, ${JSON.stringify(unit)} again and again, ${JSON.stringify(tail)}`,
      text: (length: number) => head + unit.repeat(Math.ceil(length / unit.length)) + tail,
    })),
  );
}

/** Caches the texts, because hundreds of patterns are tried on them. */
function cached({ name, text }: AttackString): AttackString {
  const texts = new Map<number, string>();
  return {
    name,
    text: (length) => {
      const known = texts.get(length) ?? text(length);
      texts.set(length, known);
      return known;
    },
  };
}

/** Returns the literal words in a pattern. */
function wordsOf(source: string): string[] {
  const plain = source.replace(/\\[pP]\{[^}]*\}|\\[bBdDsSwWnt]/g, " ").replace(/\\(.)/g, "$1");
  return [...new Set(plain.match(/\p{L}[\p{L}' -]*\p{L}/gu) ?? [])].slice(0, maxWords);
}
