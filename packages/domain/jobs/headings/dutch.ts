import type { PostingWords } from "./posting-words.ts";

export const dutch: PostingWords = {
  headings: {
    nice: "<wensen> | graag zien | zien graag | zouden we graag | leuk als | streepje voor | niet verplicht | geen must | <fijn> | voordeel | een pre> | ^pré's$ | ^pre's$ | pluspunt | mooi meegenomen | <bonus | <handig",
    about: `
      arbeidsvoorwaarden | over de school | over het team | over de afdeling | over de werkgever | wie we zijn | dit krijg je | dit bied | daarom kies | waarom wij | reageren | procedure$ | enthousiast | meer informatie | contact> | over ons | onze school | wij bieden | wat je krijgt | van ons verwachten | van ons mag | mag je verwachten |
      wat jij krijgt | wat u krijgt | bieden wij | bieden we | wij je bieden | we je bieden | aanbod | over het bedrijf |
      over de organisatie | wie zijn w | salaris | ^interesse | solliciteren | sollicitatie | kun je verwachten`,
    must: "eisen> | wie zoeken we | wat vragen | wij vragen | we vragen | vragen wij | vragen we | zoeken wij | wij zoeken | we zoeken | ben jij> | ben je$ | herken jij | herken je | je mee> | je meebrengt | je meeneemt | in huis$ | ideale kandidaat | beschikt over | kwalificaties | competenties | opleiding en ervaring | vereist | breng je | breng jij |  profiel | wie ben j | ^je hebt$ | ^jij hebt$ | heb je nodig | verwachten w",
    duty: "taken> | ga je doen | ga jij doen | functieomschrijving | werkzaamheden | <jouw rol | <de functie$ | wat je doet | wat jij doet | je werk$ | jouw werk$ | takenpakket | verantwoordelijkheden",
  },
  fillers:
    "wie wat wij we ons onze jij je jou jouw ga de het een dit dat met in over dan dus nog mag van voor erg en of",
  stems:
    "wensen | eisen | graag | zien | zoeken | voorwaarden | krijg | pré | pluspunt | breng | mee$ | bied | doen$ | profiel | taken | functie | rol$ | ben$ | heb$ | hebt$ | vrag | verwacht | over$ | school | team$ | doet$ | werk$ | aanbod | reageren | meeneemt | huis$ | opleiding | ervaring | competent",
};
