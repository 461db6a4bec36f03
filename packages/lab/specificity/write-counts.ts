import { countTrades, countWords } from "./count-asked.ts";
import type { Counted } from "./count-asked.ts";

const domain = new URL("../../domain/scoring/", import.meta.url);

/**
 * Returns the product's two tables of how common skills and words are, with their expected content.
 */
export function specificityFiles(): { url: URL; text: string }[] {
  return [
    {
      url: new URL("demands/trades/asked-by-trades.ts", domain),
      text: moduleOf(
        "askedByTrades",
        countTrades(),
        "How many of the written trades ask for a skill",
      ),
    },
    {
      url: new URL("words/word-counts.ts", domain),
      text: moduleOf(
        "wordCounts",
        countWords(),
        "How many of the written postings hold a word's stem",
      ),
    },
  ];
}

function moduleOf(name: string, { of, counts }: Counted, about: string): string {
  const falling = [...new Set(counts.values())].sort((a, b) => b - a);
  const rows = falling.map((count) => {
    const names = [...counts.keys()].filter((name) => counts.get(name) === count);
    return `${count}: ${names.sort().join(", ")}`;
  });
  return `/** ${about}, the counts falling; \`npm run lab specificity\` writes it. */
export const ${name} = {
  of: ${of},
  counts: \`
${rows.join("\n")}
\`,
};
`;
}
