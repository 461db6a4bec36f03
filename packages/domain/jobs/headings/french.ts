import type { PostingWords } from "./posting-words.ts";

export const french: PostingWords = {
  headings: {
    nice: "souhait | appréci | facultati | pas obligatoire | ferait la différence | feraient la différence | ferait pencher | feront la différence | bienvenu | <atout> | <atouts> | ^le plus | ^les plus | un plus | idéalement | <bonus",
    about: `
      <offre> | on propose | te propose | vous propose |   proposons | présentation de | rejoindre | pour postuler | postuler$ | process$ | nos engagements | ^le groupe$ | ^la société$ | ^contexte$ | salaire | offrons | avantages | à propos | qui sommes | notre entreprise |
      notreentreprise | rémunération | <conditions | candidature | modalités | processus | type de contrat | pourquoi | l'entreprise | l' entreprise | horaire$ | horaires$`,
    must: `
      attend de | attendons | qu'il faut |  qu'il vous faut | il te faut | ça prend | candidat idéal |   qualités | diplômes | on cherche | on recherche |  critères | cherchons | ^nous demandons$ | ^impératif | compétences | exig | demandé | recherché |
      requis | votre profil | ton profil | profil$ | qualifications | vous avez | tu as | tu es | vous êtes | savoir.faire | savoir.être`,
    duty: "tu feras | vous ferez | le poste$ | ton poste | votre poste | ta fonction | votre fonction | quotidien | tâches | <rôle> | activités | responsabilités | <missions>",
  },
  fillers: `
    le la les l un une vos votre ton tes nos notre nous vous ce cela que et ou de du des en on toi
    moi t te il elle ça tu est sera serait pour à au aux avec ici qui d qu l s c n j y sont si`,
  stems: `
    compéten | exig | demand | recherch | requis | souhait | appréc | atout | offrons |
    avantag | propos | profil | mission | rémunér | qualifi | rôle | activité | responsabil | entreprise | offre | attend | cherch | faut$ | prend$ | plus$ | bonus | feras$ | ferez$ | fonction | poste$ | postul | prérequis | qualité | critère | contexte | engagement`,
};
