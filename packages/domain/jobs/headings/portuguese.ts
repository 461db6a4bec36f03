import type { PostingWords } from "./posting-words.ts";

export const portuguese: PostingWords = {
  headings: {
    about: "oferecemos | benefícios | sobre nós | quem somos",
    nice: "diferencia | desejáve",
    must: "^precisamos$ | procuramos | requisitos",
    duty: "atividades | funções",
  },
  fillers: "",
  stems: "requisit | diferencia | desejáve | oferecemos | benefício | procuramos | atividad",
};
