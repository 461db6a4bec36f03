import { expect, test } from "vitest";
import {
  fromWords,
  monthNumbers,
  ongoingPhrases,
  seasonMonths,
  sinceWords,
  untilWords,
} from "./date-vocabulary.ts";
import { findDateSpans } from "./read-dates.ts";

const written = (month: number) => `2019-${String(month).padStart(2, "0")}`;
const missed = (words: Iterable<string>, holds: (word: string) => boolean) =>
  [...words].filter((word) => !holds(word));
const isCurrent = (text: string) => {
  const [span] = findDateSpans(text);
  return span?.start === "2019" && span.isCurrent;
};

test("every name of a month is read before its year", () => {
  expect(
    missed(monthNumbers.keys(), (name) => {
      const [span] = findDateSpans(`${name} 2019`);
      return span?.start === written(monthNumbers.get(name) ?? 0);
    }),
  ).toEqual([]);
});

test("every season is read as its months", () => {
  expect(
    missed(seasonMonths.keys(), (name) => {
      const [span] = findDateSpans(`${name} 2019`);
      const [first] = seasonMonths.get(name) ?? [0];
      return span?.start === written(first);
    }),
  ).toEqual([]);
});

test("every phrase for the present ends a span that goes on", () => {
  expect(missed(ongoingPhrases, (phrase) => isCurrent(`2019 – ${phrase}`))).toEqual([]);
});

test("every word for since begins a span that goes on", () => {
  expect(missed(sinceWords, (word) => isCurrent(`${word} 2019`))).toEqual([]);
});

test("every word for from and until belongs to the span that it opens or joins", () => {
  const isWhole = (text: string) => {
    const [span] = findDateSpans(text);
    const isRange = span?.start === "2019" && span.end === "2021";
    return isRange && text.slice(span.from, span.to) === text;
  };
  expect(missed(fromWords, (word) => isWhole(`${word} 2019 – 2021`))).toEqual([]);
  expect(missed(untilWords, (word) => isWhole(`2019 ${word} 2021`))).toEqual([]);
});

test("the same words without a date beside them are no date", () => {
  const all = [...monthNumbers.keys(), ...seasonMonths.keys(), ...ongoingPhrases];
  const others = [...all, ...sinceWords, ...fromWords, ...untilWords];
  expect(missed(others, (word) => findDateSpans(`Cooked ${word} with Ada`).length === 0)).toEqual(
    [],
  );
});
