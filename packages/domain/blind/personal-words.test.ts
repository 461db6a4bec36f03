import { expect, test } from "vitest";
import { hidePersonalWords } from "./personal-words.ts";

test.each([
  ["Nationalité : française", "[hidden]"],
  ["Nazionalità italiana | Milano", "[hidden]| Milano"],
  ["Geburtsdatum: 12. Mai 1985", "[hidden]"],
  ["Data de nascimento: 12.05.1985", "[hidden]"],
  ["Née le 3 mai 1990, chimiste", "[hidden], chimiste"],
  ["Polish citizen with a clean record", "[hidden] with a clean record"],
  ["Member of the women’s network", "Member of the [hidden]"],
  ["Mother of two, 38 years old", "[hidden], [hidden]"],
])("blind review hides age, family and origin in %s", (line, shown) => {
  expect(hidePersonalWords(line)).toBe(shown);
});

test.each([
  "National sales manager",
  "Led a team of 12 for 5 years",
  "Single sign-on, race conditions",
])("blind review shows the work in %s", (line) => {
  expect(hidePersonalWords(line)).toBe(line);
});
