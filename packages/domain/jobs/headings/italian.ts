import type { PostingWords } from "./posting-words.ts";

export const italian: PostingWords = {
  headings: {
    nice: "gradit | preferenzial | costituisc",
    about: "offriamo | chi siamo | retribuzione | cosa ti offr",
    must: "requisiti | competenze | cerchiamo | <profilo",
    duty: "mansioni | responsabilità | attività | cosa farai",
  },
  fillers: "la un de",
  stems: "requisit | competenz | cerchiamo | profilo | offriamo | mansion | attività",
};
