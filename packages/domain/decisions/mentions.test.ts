import { expect, test } from "vitest";
import { findMentions } from "./mentions.ts";
import { typedMention } from "./typed-mention.ts";

const members = [
  { userId: "1", username: "ada" },
  { userId: "2", username: "Adam" },
  { userId: "3", username: "grace hopper" },
];

test("members are found by their whole user name, in any case, and not in an address", () => {
  expect(findMentions("@ada, look", members)).toEqual(["1"]);
  expect(findMentions("(@ADAM) and @Grace Hopper.", members)).toEqual(["2", "3"]);
  expect(findMentions("mail@ada.org @adamant @ada_b ada", members)).toEqual([]);
  expect(findMentions("@nobody", members)).toEqual([]);
});

test("a name that is being typed is offered, an address is not", () => {
  expect(typedMention("ask @gr", 7)).toBe("gr");
  expect(typedMention("ask @", 5)).toBe("");
  expect(typedMention("ask @gr now", 11)).toBe(null);
  expect(typedMention("a@b", 3)).toBe(null);
});
