import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestDesk, profileOf } from "../../testing/test-desk.ts";
import type { TestDesk } from "../../testing/test-desk.ts";
import { skeletonsOf } from "./look-alikes.ts";

let desk: TestDesk;
beforeAll(async () => {
  desk = await makeTestDesk();
});
afterAll(() => desk.close());

async function signUp(username: string, email: string) {
  const { accounts } = await desk.visitor().api();
  return accounts.signUp({ ...profileOf("someone"), username, email });
}

const lookAlikes = (one: string, other: string) =>
  skeletonsOf(one).some((skeleton) => skeletonsOf(other).includes(skeleton));

test("nobody can pass for another by a name that only looks like theirs", async () => {
  await signUp("paypal", "paypal@example.com");
  await signUp("Ingrid", "ingrid@example.com");
  await signUp("marlon", "marlon@example.com");
  const impostors = [
    "рaypаl", // Cyrillic r and a
    "PaypaI", // a capital i at the end
    "paypa1",
    "ραypαl", // Greek rho and alpha
    "ｐａｙｐａｌ",
    "ІNGRID", // a Ukrainian i
    "ingrіd",
    "rnarlon",
    "marlοn", // omicron
    "mar1on",
  ];
  for (const [at, name] of impostors.entries()) {
    await expect(signUp(name, `impostor${at}@example.com`), name).rejects.toMatchObject({
      code: "CONFLICT",
      message: "Username already exists",
    });
  }
  await signUp("maria", "maria@example.com");
  await signUp("pascal", "pascal@example.com");
});

test("a name looks like itself, in any case, and different plain words don't look alike", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }), (name) => {
      expect(lookAlikes(name, name.toUpperCase())).toBe(true);
      expect(lookAlikes(name, name.toLowerCase())).toBe(true);
    }),
  );
  // None of these letters looks like another one or like two others.
  const words = fc.string({
    unit: fc.constantFrom(...Array.from("abcdefghjkpqstuvxyz")),
    maxLength: 10,
  });
  fc.assert(
    fc.property(words, words, (one, other) => {
      expect(lookAlikes(one, other)).toBe(one === other);
    }),
  );
});
