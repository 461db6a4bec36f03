import type { PostingWords } from "./posting-words.ts";

export const french: PostingWords = {
  headings: {
    nice: "souhait | appréci | <atout> | <atouts> | ^le plus | ^les plus | un plus | idéalement | <bonus",
    about: `
      <offre> | salaire | offrons | avantages | à propos | qui sommes | notre entreprise |
      notreentreprise | proposons | rémunération | <conditions | candidature | modalités | processus | type de contrat | pourquoi | l'entreprise | l' entreprise | horaire$ | horaires$`,
    must: `
      attend de | cherchons | ^nous demandons$ | ^impératif | compétences | exig | demandé | recherché |
      requis | votre profil | ton profil | profil$ | qualifications | vous avez | tu as | tu es | vous êtes | savoir.faire | savoir.être`,
    duty: "au quotidien | tâches | <rôle> | activités | responsabilités | <missions>",
  },
  fillers: `
    le la les l un une vos votre ton tes nos notre nous vous ce cela que et ou de du des en on toi
    moi`,
  stems: `
    compéten | exig | demand | recherch | requis | souhait | appréc | atout | offrons |
    avantag | propos | profil | mission | rémunér | qualifi | rôle | activité | responsabil | entreprise | offre | attend`,
};
