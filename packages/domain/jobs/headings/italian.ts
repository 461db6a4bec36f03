import type { PostingWords } from "./posting-words.ts";

export const italian: PostingWords = {
  headings: {
    nice: "gradit",
    must: "requisiti | competenze",
    duty: "mansioni",
  },
  fillers: "la un de",
  stems: "",
};
