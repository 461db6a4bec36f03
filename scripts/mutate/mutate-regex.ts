/** A change to the source of a regular expression. */
export type RegexMutant = { what: string; source: string; flags: string };

const opposites: Readonly<Record<string, string>> = {
  "\\d": "\\D",
  "\\D": "\\d",
  "\\w": "\\W",
  "\\W": "\\w",
  "\\s": "\\S",
  "\\S": "\\s",
  "\\b": "\\B",
  "\\B": "\\b",
  "\\p": "\\P",
  "\\P": "\\p",
  "(?=": "(?!",
  "(?!": "(?=",
  "(?<=": "(?<!",
  "(?<!": "(?<=",
  "[": "[^",
  "[^": "[",
};

/** The pieces that a mutant changes; any other escaped or plain sign is passed over. */
const pieces = /\\.|\(\?<?[=!]|\(\?(?:<\w+>|:)|\[\^?|\]|[*+?]\??|\{\d+(?:,\d*)?\}\??|[\^$]|./gsu;

/**
 * One mutant for each anchor (left out), quantifier (left out), class and assertion (turned round),
 * and for the flag that folds case. Words between bars are data, and stay.
 */
export function mutateRegex(source: string, flags: string): RegexMutant[] {
  const found: RegexMutant[] = [];
  let isInClass = false;
  for (const { 0: piece, index } of source.matchAll(pieces)) {
    const replaced = (by: string): string =>
      source.slice(0, index) + by + source.slice(index + piece.length);
    const opposite = opposites[piece];
    if (isInClass) {
      if (piece === "]") isInClass = false;
      else if (piece.startsWith("\\") && piece !== "\\b" && opposite !== undefined)
        found.push({ what: `${piece} is ${opposite}`, source: replaced(opposite), flags });
      continue;
    }
    if (piece.startsWith("[")) isInClass = true;
    if (opposite !== undefined)
      found.push({ what: `${piece} is ${opposite}`, source: replaced(opposite), flags });
    else if (/^(?:[*+?]\??|\{\d.*)$/.test(piece) || piece === "^" || piece === "$")
      found.push({ what: `no ${piece}`, source: replaced(""), flags });
  }
  if (flags.includes("i"))
    found.push({ what: "case counts", source, flags: flags.replace("i", "") });
  return found.filter((mutant) => isRegex(mutant.source, mutant.flags));
}

function isRegex(source: string, flags: string): boolean {
  try {
    return source !== "" && new RegExp(source, flags) instanceof RegExp;
  } catch {
    return false;
  }
}
