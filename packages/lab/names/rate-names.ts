import { readTxt } from "@resume-picker/adapters/extract-text/txt/read-txt";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { redactIdentity } from "@resume-picker/domain/resume/redaction/redact-identity";
import type { NamedVariant } from "./write-named-variants.ts";

export type NameRating = {
  origin: string;
  count: number;
  /**
   * Shares of the CVs in which the name was parsed correctly, the own name was masked, and others'
   * names were masked.
   */
  read: number;
  masked: number;
  othersMasked: number;
};

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

/** Whether a word of the name remains in the text, capitalized or in a handle. */
function isLeft(name: string, text: string): boolean {
  const words = bare(name)
    .split(/[\s-]+/u)
    .filter((word) => word.length > 2);
  return (
    fold(text).includes(fold(name).replace(/[^\p{L}]/gu, "")) ||
    words.some((word) =>
      new RegExp(`(?<!\\p{L})(?:${word}|${word.toUpperCase()})(?!\\p{L})`, "u").test(bare(text)),
    )
  );
}

/** Rates how well names are parsed and hidden, for each origin of names. */
export function rateNames(
  twins: readonly NamedVariant[],
  note: (line: string) => void = () => undefined,
): NameRating[] {
  const ratings = new Map<string, NameRating>();
  for (const { origin, name, others, text } of twins) {
    const document = readTxt(text);
    const parsed = parseResume(document, { today: "2026-06-15" });
    const redacted = redactIdentity(document, parsed).join("\n");
    const isRead = fold(parsed.name?.value ?? "") === fold(name);
    const isMasked = !isLeft(name, redacted);
    const areOthers = others.every((other) => !isLeft(other, redacted));
    if (!isRead || !isMasked || !areOthers) {
      const left = redacted
        .split("\n")
        .filter((line) => [name, ...others].some((one) => isLeft(one, line)));
      note(
        `${origin}: ${name} read as ${parsed.name?.value ?? "nobody"}; left: ${left.join(" / ")}`,
      );
    }
    const rating = ratings.get(origin) ?? { origin, count: 0, read: 0, masked: 0, othersMasked: 0 };
    rating.count += 1;
    rating.read += Number(isRead);
    rating.masked += Number(isMasked);
    rating.othersMasked += Number(areOthers);
    ratings.set(origin, rating);
  }
  return [...ratings.values()].map(({ origin, count, read, masked, othersMasked }) => ({
    origin,
    count,
    read: read / count,
    masked: masked / count,
    othersMasked: othersMasked / count,
  }));
}
