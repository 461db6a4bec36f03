/** What hostile lines repeat: one character of each class, the joints of dates and addresses, list signs. */
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

/** What stands before the repetition, since many a pattern is anchored, and what makes it fail in the end. */
const heads = ["", "a", "Aa "];
const tails = ["", "!"];
const maxWords = 12;

export type Bait = { name: string; text: (length: number) => string };

const common = units.flatMap(baitsOf).map(remembered);

/** Texts of any length that a pattern may have to try again and again, its own words among them. */
export function baitsFor(source: string): Bait[] {
  const own = wordsOf(source).flatMap((word) => [word, `${word} `]);
  return [...common, ...own.flatMap(baitsOf)];
}

function baitsOf(unit: string): Bait[] {
  return heads.flatMap((head) =>
    tails.map((tail) => ({
      name: `${JSON.stringify(head)}, ${JSON.stringify(unit)} again and again, ${JSON.stringify(tail)}`,
      text: (length: number) => head + unit.repeat(Math.ceil(length / unit.length)) + tail,
    })),
  );
}

/** Hundreds of patterns are tried on the same texts. */
function remembered({ name, text }: Bait): Bait {
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

/** The words that stand literally in a pattern. */
function wordsOf(source: string): string[] {
  const plain = source.replace(/\\[pP]\{[^}]*\}|\\[bBdDsSwWnt]/g, " ").replace(/\\(.)/g, "$1");
  return [...new Set(plain.match(/\p{L}[\p{L}' -]*\p{L}/gu) ?? [])].slice(0, maxWords);
}
