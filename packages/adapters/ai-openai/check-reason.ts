const maxLength = 700;

/** Letters and digits only, so that a quote may differ in spacing, dashes and case. */
const bare = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * Keeps the sentences of a model's reason that the CV bears out: one that quotes words which stand
 * nowhere in the CV or the job is dropped, since a claim with an invented quote proves nothing.
 */
export function checkReason(reason: string, sources: readonly string[]): string {
  const known = bare(sources.join("\n"));
  const plain = reason
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const sentences = plain.match(/[^.!?]+(?:[.!?]+["”’']?|$)/g) ?? [];
  const kept = sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const quotes = [...sentence.matchAll(/["“”«»]([^"“”«»]{2,})["“”«»]/g)];
      return quotes.every(([, quote = ""]) => known.includes(bare(quote)));
    })
    .slice(0, 4);
  const text = kept.join(" ").slice(0, maxLength).trim();
  return text === "" ? "The model gave no reason that the CV bears out." : text;
}
