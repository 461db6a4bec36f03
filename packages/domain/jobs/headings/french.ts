import type { PostingWords } from "./posting-words.ts";

export const french: PostingWords = {
  headings: {
    nice: "souhait | apprécié | <atout> | <atouts> | ^le plus | ^les plus | un plus",
    about: `
      <offre> | salaire | offrons | avantages | à propos | qui sommes | notre entreprise |
      notreentreprise | l'entreprise | l' entreprise | horaire$ | horaires$`,
    must: `
      attend de | ^nous demandons$ | ^impératif | compétences | exig | demandé | recherché |
      requis`,
    duty: "au quotidien | tâches",
  },
  fillers: `
    le la les l un une vos votre ton tes nos notre nous vous ce cela que et ou de du des en on toi
    moi`,
  stems: `
    compéten | exig | demand | recherch | requis | souhait | appréc | atout | offrons |
    avantag | propos | entreprise | offre | attend`,
};
