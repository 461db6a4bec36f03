import { createHash } from "node:crypto";
import { judgedStates } from "@resume-picker/domain/scoring/judging/judging-answer";
import { relatedSteps } from "@resume-picker/domain/scoring/score/states";
import type { JudgedRow } from "@resume-picker/domain/scoring/judging/judging-answer";
import { z } from "zod";

/** Where a quote is in the lines that were sent, as places of letters: the words are not kept. */
export const QuotePlace = z.object({ from: z.number(), length: z.number() });

const RecordedRow = z.object({
  requirement: z.string(),
  state: z.enum(judgedStates),
  line: z.number().nullable(),
  /** "nowhere" for words that are not in the lines from the named one on; null for no quote. */
  quote: z.union([QuotePlace, z.literal("nowhere"), z.null()]),
  step: z.enum(relatedSteps).nullable(),
  roleLines: z.array(z.number()),
});
export type RecordedRow = z.infer<typeof RecordedRow>;

/** What a model answered to the product's own requests: line numbers and states, nothing of the CVs. */
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
      /** Of the redacted text that was sent. */
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

/** The letters of a line and the two after it, without white space. */
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

/** The row as it was answered. */
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

/** The recorded words of a quote; words that were nowhere stay words that are nowhere. */
export function wordsOf(
  quote: z.infer<typeof QuotePlace> | "nowhere",
  line: number | null,
  redacted: readonly string[],
): string {
  if (quote === "nowhere") return "§ words of another CV §";
  const at = (line ?? 1) - 1;
  return wordsAt(quote, redacted.slice(at, at + linesHeld).join(" "));
}

/** The text from one letter to another, white space between them included. */
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
