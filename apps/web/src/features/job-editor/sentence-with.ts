/** The maximum length of a sentence, in characters. */
const maxSigns = 160;

/**
 * Returns the sentence of a description that names the skill, without Markdown, or null if none
 * contains these words.
 */
export function sentenceWith(description: string, skill: string): string | null {
  const escaped = skill.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, "iu");
  const sentences = description.split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u);
  const found = sentences.find((sentence) => named.test(sentence));
  if (found === undefined) return null;
  const plain = found.replaceAll(/^[\s#>*+-]+|[*_`]{1,2}/g, "").trim();
  return plain.length <= maxSigns ? plain : `${plain.slice(0, maxSigns).trimEnd()}…`;
}
