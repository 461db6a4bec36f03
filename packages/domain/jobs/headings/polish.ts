import type { PostingWords } from "./posting-words.ts";

export const polish: PostingWords = {
  headings: {
    nice: "mile widziane | <atut | dodatkowym plusem",
    about: "oferujemy | <o nas> | <o firmie> | kim jesteśmy | wynagrodzenie",
    must: "wymagania | oczekujemy | oczekiwania | kwalifikacje",
    duty: "obowiązki | zadania | zakres",
  },
  fillers: "nasze twoje twój nasz co o od ciebie",
  stems: "wymaga | oczekuj | oferuj | obowiązk | zadani | mile | widzian | kwalifik",
};
