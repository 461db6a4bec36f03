import type { PostingWords } from "./posting-words.ts";

export const dutch: PostingWords = {
  headings: {
    nice: "<wensen> | graag zien | <fijn> | voordeel | een pre>",
    about: `
      arbeidsvoorwaarden | over ons | onze school | wij bieden | wat je krijgt |
      wat jij krijgt | wat u krijgt`,
    must: "<eisen> | wie zoeken we | wat vragen | ^wij vragen$ | vereisten",
    duty: "taken",
  },
  fillers: "wie wat wij we ons onze jij je",
  stems: "wensen | eisen | graag | zien | zoeken | voorwaarden | krijg",
};
