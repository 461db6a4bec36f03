import type { Word } from "./word.ts";

/** The largest difference, in em, between the gaps of a justified line. */
const tolerance = 0.1;

/**
 * Returns the words of a row that continue the previous word despite a wide gap, because a line
 * justified in a narrow column spreads its words evenly. Labels and cells in an evenly spaced row
 * are capitalised, so at least half of the words after the first must be lower case.
 */
export function findJustified(row: readonly Word[]): ReadonlySet<Word> {
  const found = new Set<Word>();
  let run: Word[] = [];
  const close = (): void => {
    const [, ...others] = run;
    const small = others.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
    if (others.length > 1 && small * 2 >= others.length) for (const word of others) found.add(word);
  };
  row.forEach((word, at) => {
    const last = run.at(-1);
    const before = run.at(-2);
    const gap = last ? word.left - last.right : 0;
    const usual = last && before ? last.left - before.right : gap;
    if (last && Math.abs(gap - usual) > tolerance * word.size) {
      close();
      run = row.slice(at - 1, at);
    }
    run.push(word);
  });
  close();
  return found;
}
