import type { LabelWords } from "./label-words.ts";

export const dutch: LabelWords = {
  title: "functie of beroep | functie | functietitel | beroep",
  company: "bedrijf | werkgever | naam en adres van de werkgever | organisatie",
  location: "plaats | locatie | standplaats",
  date: "datum | van tot",
  aside: `
    soort bedrijf of sector | leidinggevende | technologieen | taken | werkzaamheden |
    verantwoordelijkheden | resultaten | voornaamste werkzaamheden en verantwoordelijkheden`,
};
