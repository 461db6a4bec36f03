import { createHash } from "node:crypto";
import { judgedStates } from "@resume-picker/domain/scoring/judging/judging-answer";
import { relatedSteps } from "@resume-picker/domain/scoring/score/states";
import type { JudgedRow } from "@resume-picker/domain/scoring/judging/judging-answer";
import { z } from "zod";

/** The position of a quote in the sent lines, in letters. The words themselves aren't stored. */
export const QuotePlace = z.object({ from: z.number(), length: z.number() });

const RecordedRow = z.object({
  requirement: z.string(),
  state: z.enum(judgedStates),
  line: z.number().nullable(),
  /** "nowhere" if the words don't occur from the named line on, and null without a quote. */
  quote: z.union([QuotePlace, z.literal("nowhere"), z.null()]),
  step: z.enum(relatedSteps).nullable(),
  roleLines: z.array(z.number()),
});
export type RecordedRow = z.infer<typeof RecordedRow>;

/**
 * A model's answers to the product's own requests: line numbers and states, but no text of the CVs.
 */
export const Recording = z.object({
  model: z.string(),
  date: z.string(),
  rubricVersion: z.number(),
  today: z.string(),
  tokens: z.number(),
  answers: z.array(
    z.object({
      job: z.string(),
      sha256: z.string(),
      /** A hash of the redacted text that was sent. */
      sent: z.string(),
      part: z.number(),
      rows: z.array(RecordedRow),
    }),
  ),
});
export type Recording = z.infer<typeof Recording>;

export const hashOf = (lines: readonly string[]): string =>
  createHash("sha256").update(lines.join("\n")).digest("hex");

const squeeze = (text: string) => text.replaceAll(/\s+/gu, "");
const linesHeld = 3;

/** Returns the letters of a line and the next two, without whitespace. */
const lettersFrom = (redacted: readonly string[], line: number) =>
  squeeze(redacted.slice(line - 1, line - 1 + linesHeld).join(""));

export function recordRow(
  { requirement, state, line, quote, step, roleLines }: JudgedRow,
  requirements: readonly string[],
  redacted: readonly string[],
): RecordedRow | null {
  const text = requirements[requirement - 1];
  if (text === undefined) return null;
  return {
    ...{ requirement: text, state, line, step, roleLines },
    quote: quote === null ? null : placeOf(quote, line, redacted),
  };
}

export function placeOf(
  quote: string,
  line: number | null,
  redacted: readonly string[],
): z.infer<typeof QuotePlace> | "nowhere" {
  const letters = squeeze(quote);
  const from = line === null ? -1 : lettersFrom(redacted, line).indexOf(letters);
  return from === -1 || letters === "" ? "nowhere" : { from, length: letters.length };
}

/** Restores the row as the model answered it. */
export function replayRow(
  { requirement, state, line, quote, step, roleLines }: RecordedRow,
  requirements: readonly string[],
  redacted: readonly string[],
): JudgedRow {
  return {
    ...{ requirement: requirements.indexOf(requirement) + 1, state, line, step, roleLines },
    why: "recorded",
    quote: quote && wordsOf(quote, line, redacted),
  };
}

/** Returns the words of a recorded quote. For "nowhere", returns words that occur in no CV. */
export function wordsOf(
  quote: z.infer<typeof QuotePlace> | "nowhere",
  line: number | null,
  redacted: readonly string[],
): string {
  if (quote === "nowhere") return "§ words of another CV §";
  const at = (line ?? 1) - 1;
  return wordsAt(quote, redacted.slice(at, at + linesHeld).join(" "));
}

/** Returns the text between two letters, including the whitespace. */
function wordsAt({ from, length }: z.infer<typeof QuotePlace>, text: string): string {
  let letters = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (/\s/u.test(text.charAt(at))) continue;
    if (letters === from) start = at;
    letters += 1;
    if (letters === from + length) return text.slice(start, at + 1);
  }
  return "";
}
