import { expect, test } from "vitest";
import { tokenizeDates } from "./date-tokens.ts";
import { readJoiner } from "./read-joiner.ts";

/** The text after the separator that follows the first token, and the kind of separator. */
function joined(text: string): [rest: string, by: "dash" | "word"] | null {
  const tokens = tokenizeDates(text);
  const joiner = readJoiner(tokens, 1);
  if (joiner === null) return null;
  const from = tokens.at(joiner.next)?.from ?? text.length;
  return [text.slice(from), joiner.dash ? "dash" : "word"];
}

test.each([
  ["2019 – 2020", "2020", "dash"],
  ["2019-->2020", "2020", "dash"],
  ["2016 - Exp. Jun 2017", "Jun 2017", "dash"],
  ["2019 - bis heute", "heute", "dash"],
  ["2019 - to 2020", "2020", "dash"],
  ["2019/2020", "2020", "word"],
  ["2010..2012", "2012", "word"],
  ["2019 t/m 2020", "2020", "word"],
  ["2019 to date", "to date", "word"],
  ["2020 present", "present", "word"],
  ["2019 until 2020", "2020", "word"],
  ["2019 jusqu'en 2020", "2020", "word"],
  ["2019 hasta el 2020", "2020", "word"],
] as const)("%s goes on at %s", (text, rest, by) => {
  expect(joined(text)).toEqual([rest, by]);
});

test.each(["2019, 2020", "2019/ Paris", "2019. Paris", "2019 Paris", "2019present", "2019"])(
  "%s is one date",
  (text) => {
    expect(joined(text)).toBeNull();
  },
);
