import type { PostingWords } from "./posting-words.ts";

export const dutch: PostingWords = {
  headings: {
    nice: "<wensen> | graag zien | <fijn> | voordeel | een pre> | ^pré's$ | ^pre's$ | pluspunt | mooi meegenomen | <bonus | <handig",
    about: `
      arbeidsvoorwaarden | over ons | onze school | wij bieden | wat je krijgt |
      wat jij krijgt | wat u krijgt | bieden wij | bieden we | wij je bieden | we je bieden | aanbod | over het bedrijf |
      over de organisatie | wie zijn w | salaris | ^interesse | solliciteren | sollicitatie | kun je verwachten`,
    must: "eisen> | wie zoeken we | wat vragen | ^wij vragen$ | vereist | breng je | breng jij | neem je mee | profiel | wie ben j | ^je hebt$ | ^jij hebt$ | heb je nodig | verwachten w",
    duty: "taken> | ga je doen | ga jij doen | functieomschrijving | werkzaamheden | <jouw rol | <de functie> | verantwoordelijkheden",
  },
  fillers: "wie wat wij we ons onze jij je jou jouw ga de het een",
  stems:
    "wensen | eisen | graag | zien | zoeken | voorwaarden | krijg | pré | pluspunt | breng | mee$ | bied | doen$ | profiel | taken | functie | rol$ | ben$ | heb$ | hebt$",
};
