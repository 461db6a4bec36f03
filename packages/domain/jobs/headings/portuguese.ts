import type { PostingWords } from "./posting-words.ts";

export const portuguese: PostingWords = {
  headings: {
    nice: "diferencia",
    must: "^precisamos$",
  },
  fillers: "",
  stems: "",
};
