import fc from "fast-check";
import { expect, test } from "vitest";
import { SignUp } from "./credentials.ts";
import {
  foldUsername,
  isAddress,
  isPlain,
  normalizeAddress,
  normalizePersonName,
  normalizeUsername,
  usableUsername,
} from "./names.ts";

const text = fc.string({ unit: "binary", maxLength: 40 });
const word = fc.string({ unit: "grapheme", minLength: 3, maxLength: 20 });
const profile = {
  username: "ada",
  email: "ada@example.com",
  password: "correct horse",
  firstName: "Ada",
  lastName: "Byron",
};
const messagesOf = (change: Partial<typeof profile>) =>
  SignUp.safeParse({ ...profile, ...change }).error?.issues.map(({ message }) => message) ?? [];

/** Characters that are invisible or change the direction of the text. */
const hidden = [
  "\u0000", "\t", "\n", "\u007f", "\u0085", "\u00ad", "\u034f", "\u061c", "\u115f", "\u180e",
  "\u200b", "\u200c", "\u200d", "\u200e", "\u200f", "\u2028", "\u202a", "\u202e", "\u2060",
  "\u2066", "\u2069", "\u2800", "\u3164", "\ufe0f", "\ufeff", "\uffa0", "\u{e0041}", "\ue000", "\ud800",
]; // prettier-ignore

test("a taken name can't be taken again in another case, width or composition", () => {
  for (const [one, other] of [
    ["Ärger", "ärger"],
    ["Ärger", "A\u0308rger"],
    ["STRASSE", "straße"],
    ["ΟΔΟΣ", "οδος"],
    ["ａｄａ", "Ada"],
    ["ﬁnn", "FINN"],
    ["ada\u00a0byron", "Ada  Byron"],
  ] as const) {
    expect(foldUsername(one), one).toBe(foldUsername(other));
  }
});

test("the stored form of a name and its key don't change when they are made once more", () => {
  fc.assert(
    fc.property(text, (name) => {
      expect(normalizeUsername(normalizeUsername(name))).toBe(normalizeUsername(name));
      expect(foldUsername(foldUsername(name))).toBe(foldUsername(name));
      expect(foldUsername(normalizeUsername(name))).toBe(foldUsername(name));
      expect(normalizeAddress(normalizeAddress(name))).toBe(normalizeAddress(name));
      expect(normalizePersonName(normalizePersonName(name))).toBe(normalizePersonName(name));
    }),
  );
});

test("people who type their name in capitals or small letters are found", () => {
  fc.assert(
    fc.property(word, (name) => {
      expect(foldUsername(name.toUpperCase())).toBe(foldUsername(name));
      expect(foldUsername(name.toLowerCase())).toBe(foldUsername(name));
    }),
  );
});

test("no user name holds an @ or what nobody sees, whatever is sent", () => {
  for (const sign of ["@", "＠", "﹫"]) {
    expect(messagesOf({ username: `ada${sign}example.com` })).toEqual([
      "Username must not contain @",
    ]);
  }
  for (const sign of hidden) {
    expect(messagesOf({ username: `ad${sign}min` }), sign.codePointAt(0)?.toString(16)).toEqual([
      "Username must not contain control or invisible characters",
    ]);
    expect(messagesOf({ email: `ad${sign}min@example.com` })).toEqual(["Invalid email address"]);
    expect(messagesOf({ email: `admin@exa${sign}mple.com` })).toEqual(["Invalid email address"]);
  }
  fc.assert(
    fc.property(text, (username) => {
      const read = SignUp.safeParse({ ...profile, username });
      if (!read.success) return;
      expect(isAddress(read.data.username)).toBe(false);
      expect(isPlain(read.data.username)).toBe(true);
      expect(read.data.username).toBe(normalizeUsername(username));
    }),
  );
});

test("an older name becomes one that a sign-up would take, and a good one stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 20 }), (name) => {
      const usable = usableUsername(name);
      expect(messagesOf({ username: usable })).toEqual([]);
      expect(usableUsername(usable)).toBe(usable);
    }),
  );
  expect(usableUsername("bea@example.com")).toBe("bea_at_example.com");
  expect(usableUsername("Ada Byron")).toBe("Ada Byron");
});

test("names of people keep their letters and lose what would garble a page", () => {
  expect(normalizePersonName(" Ada\u202e\u0000 \u2066Byron\u2069\n")).toBe("Ada Byron");
  expect(normalizePersonName("Zoe\u0308")).toBe("Zoë");
  // A Persian name with its zero-width non-joiner, and a name that consists only of joiners.
  expect(normalizePersonName("علی\u200cرضا")).toBe("علی\u200cرضا");
  expect(messagesOf({ firstName: "\u200c\u200d\u3164" })).toEqual(["First name is required"]);
  fc.assert(
    fc.property(text, (name) => {
      const shown = normalizePersonName(name);
      expect(shown).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
    }),
  );
});
