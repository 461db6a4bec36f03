import fc from "fast-check";
import { expect, test } from "vitest";
import { compareNames } from "./compare-names.ts";
import { isSamePerson } from "./is-same-person.ts";

test.each([
  ["Noor Haddad", "NOOR HADDAD", "same"],
  ["Noor Haddad", "Haddad, Noor", "same"],
  ["Björn Müller", "Bjorn Mueller", "same"],
  ["Dr. Björn Müller, PhD", "Björn Müller", "same"],
  ["Anne-Marie Vogt", "Annemarie Vogt", "same"],
  ["Siobhán O’Brien", "Siobhan OBrien", "same"],
  ["Noor Haddad", "Noor Amira Haddad", "agree"],
  ["N. Haddad", "Noor Haddad", "agree"],
  ["Noor H.", "Noor Haddad", "agree"],
  ["Haddad N A", "Noor Amira Haddad", "agree"],
  ["Haddad", "Noor Haddad", "little"],
  ["N. H.", "Noor Haddad", "little"],
  ["J. Vogt", "J Vogt", "same"],
  // A name that can also be a degree.
  ["Ma Jun", "JUN MA", "same"],
  ["Dr. Vogt", "Vogt", "little"],
  [null, "Noor Haddad", "little"],
  ["", "", "little"],
  // Couples, siblings, a template's owner, a nickname, a married name.
  ["Noor Haddad", "Sami Haddad", "differ"],
  ["Jana Vogt", "Jonas Vogt", "differ"],
  ["Noor Haddad", "Ida Berg", "differ"],
  ["Robert Vogt", "Bob Vogt", "differ"],
  ["Noor Haddad", "Noor Lindqvist", "differ"],
] as const)("%s and %s: %s", (one, other, expected) => {
  expect(compareNames(one, other)).toBe(expected);
  expect(compareNames(other, one)).toBe(expected);
});

const word = fc.stringMatching(/^[a-zäöüéñ]{2,9}$/);
const name = fc.array(word, { minLength: 2, maxLength: 4 });

test("a name is the same in any order and in capitals, whatever the person", () => {
  fc.assert(
    fc.property(name, (words) => {
      const written = words.join(" ");
      expect(compareNames(written, words.toReversed().join(" ").toUpperCase())).toBe("same");
    }),
  );
});

test("what two names are to each other doesn't depend on which comes first", () => {
  fc.assert(
    fc.property(name, name, (one, other) => {
      const [a, b] = [one.join(" "), other.join(" ")];
      expect(compareNames(a, b)).toBe(compareNames(b, a));
    }),
  );
});

const role = { title: "Nurse", company: "St Mary’s", start: "2019-03" };
const base = { name: null, phone: null, roles: [] };

const named = { ...base, name: "Noor Haddad" };

test.each([
  { what: "nothing else to go by", one: {}, other: {}, isSame: false },
  {
    what: "the same number, with and without the country's code",
    one: { phone: "+44 20 7946 0018" },
    other: { phone: "020 7946 0018" },
    isSame: true,
  },
  {
    what: "another number",
    one: { phone: "020 7946 0018", roles: [role] },
    other: { phone: "020 7946 0019", roles: [role] },
    isSame: false,
  },
  {
    what: "a job in common",
    one: { roles: [role] },
    other: { roles: [{ ...role, title: "Senior nurse" }] },
    isSame: true,
  },
  {
    what: "the same employer years apart",
    one: { roles: [role] },
    other: { roles: [{ ...role, start: "2022" }] },
    isSame: false,
  },
])("without a name: $what", ({ one, other, isSame }) => {
  expect(isSamePerson({ ...base, ...one }, { ...named, ...other })).toBe(isSame);
});

test("no number and no job in common makes one person of two names", () => {
  const same = { phone: "020 7946 0018", roles: [role] };
  expect(isSamePerson({ name: "Noor Haddad", ...same }, { name: "Sami Haddad", ...same })).toBe(
    false,
  );
});
