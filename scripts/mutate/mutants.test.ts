import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import { findMutants } from "./find-mutants.ts";
import { mutateRegex } from "./mutate-regex.ts";
import { switchMutants } from "./switch-mutants.ts";

const source = `import type { A } from "./a.ts";
export function price(list: readonly A[], free: boolean): string {
  if (list.length === 0 || free) return "none";
  let sum = 0;
  for (const item of list.filter((entry) => !entry?.gift)) sum += item.cost * 2;
  return /^\\d+$/.test(String(sum)) ? \`\${sum}\` : "odd";
}`;

/** The source as one mutant has it, or as it is without one. */
function textWith(id: number): string {
  const mutants = findMutants("price.ts", source).map((mutant, at) => ({ ...mutant, id: at }));
  return switchMutants(source, mutants, (own) => (own === id ? "true" : "false"));
}

function run(text: string): unknown {
  const bare = text
    .replace(/^import.*\n/, "")
    .replace("export ", "return ")
    .replace("list: readonly A[], free: boolean): string", "list, free)");
  // The function that the text is, with its types taken off above.
  const price = runInThisContext(`(() => { ${bare} })()`) as (
    list: unknown[],
    free: boolean,
  ) => unknown;
  const gift = { cost: 4, gift: true };
  const lists = [[{ cost: 15 }, gift], [{ cost: 3.25 }], [{ cost: -3 }], []];
  try {
    return [...lists.map((list) => price(list, false)), price([gift], true)].join(" ");
  } catch {
    return "error";
  }
}

const asIs = "30 odd odd none none";

test("a file with all its mutants switched off does what it did", () => {
  expect(run(textWith(-1))).toBe(asIs);
});

test("each mutant changes what the file does, but for the one that can't", () => {
  const mutants = findMutants("price.ts", source);
  const same = mutants.filter((_, id) => run(textWith(id)) === asIs);
  expect(mutants.length).toBeGreaterThan(20);
  expect(same.map(({ what }) => what)).toEqual(["not optional"]);
});

test("types, imports and names have no mutants", () => {
  expect(findMutants("a.ts", 'import a from "a"; type B = "x" | 1; export { a };')).toEqual([]);
});

test("a regular expression loses its anchors and quantifiers one by one, and no letter", () => {
  expect(mutateRegex("^a+[^b]\\d{2}(?=c)$", "iu").map((mutant) => mutant.source)).toEqual([
    "a+[^b]\\d{2}(?=c)$",
    "^a[^b]\\d{2}(?=c)$",
    "^a+[b]\\d{2}(?=c)$",
    "^a+[^b]\\D{2}(?=c)$",
    "^a+[^b]\\d(?=c)$",
    "^a+[^b]\\d{2}(?!c)$",
    "^a+[^b]\\d{2}(?=c)",
    "^a+[^b]\\d{2}(?=c)$",
  ]);
  expect(mutateRegex("[a^$*]", "")).toHaveLength(1);
});
