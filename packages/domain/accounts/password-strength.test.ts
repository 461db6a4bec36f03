import fc from "fast-check";
import { expect, test } from "vitest";
import { isCommonPassword, newPasswordHint, passwordStrength } from "./password-strength.ts";

test("one of the commonest passwords is warned of, whatever its case", () => {
  for (const password of ["123456", "Password1", "QWERTY123"]) {
    expect(isCommonPassword(password)).toBe(true);
    expect(newPasswordHint(password, 6)).toContain("very common");
  }
  expect(isCommonPassword("correct horse 7")).toBe(false);
});

test("long passphrases are strong, short or monotonous ones are weak", () => {
  expect(passwordStrength("correct horse battery")).toBe(2);
  expect(passwordStrength("Tr0ub4dor")).toBe(1);
  expect(passwordStrength("kitten")).toBe(0);
  expect(passwordStrength("aaaaaaaaaaaaaaaaaaaa")).toBe(0);
});

test("a longer password is never weaker", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 6, maxLength: 30 }), fc.string(), (password, more) => {
      fc.pre(!isCommonPassword(password + more));
      expect(passwordStrength(password + more)).toBeGreaterThanOrEqual(passwordStrength(password));
    }),
  );
});
