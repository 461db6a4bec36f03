import { expect, test } from "vitest";
import { orderWords } from "./order-words.ts";
import type { Segment, Word } from "./word.ts";

/** Orders the words of a line given from left to right, as displayed. */
const spoken = (seen: string): string => {
  const words = seen.split(" ").map((text) => ({ text }) as Word);
  return orderWords({ words, text: seen } as Segment)
    .map(({ text }) => text)
    .join(" ");
};
const mirrored = (word: string): string => Array.from(word).toReversed().join("");

test("the dates of an Arabic line keep their order and their digits", () => {
  const [march, august] = ["مارس", "أغسطس"];
  const seen = `2018 ${mirrored(august)} – 2014 ${mirrored(march)}`;
  expect(spoken(seen)).toBe(`${march} 2014 – ${august} 2018`);
  const post = "ممرضة";
  expect(spoken(`08/2018–03/2014 ${mirrored(post)}`)).toBe(`${post} 03/2014–08/2018`);
});

test("Latin words in an Arabic line keep their own order", () => {
  const word = "شركة";
  expect(spoken(`Blue 2 Door ${mirrored(word)} ${mirrored(word)}`)).toBe(
    `${word} ${word} Blue 2 Door`,
  );
});
