// Made by `npm run build-lexicon` from packages/lexicon: change the tables there.
import type { Lexicon } from "./lexicon.ts";

export const commonWords: Lexicon = {
  en: {
    common: "the|and|of|to|in|for|with|on|at|as|by|from|an|is|are|was|has|have|which|using|into|developed|managed|team|work|experience|education|skills|present",
  },
  de: {
    common: "und|der|die|das|in|im|von|mit|bei|fur|des|den|dem|ein|eine|als|auf|zur|zum|sowie|ich|bin|seit|bis|heute|durch|berufserfahrung|ausbildung|kenntnisse|sprachen",
  },
  fr: {
    common: "et|de|la|le|les|des|en|du|dans|pour|au|aux|un|une|avec|sur|par|depuis|ce|jour|mise|gestion|formation|competences|langues|experience",
  },
  es: {
    common: "de|la|el|los|las|en|del|con|para|por|una|un|como|desde|experiencia|educacion|formacion|habilidades|idiomas|gestion|actualidad|al",
  },
  pt: {
    common: "de|da|do|das|dos|em|na|no|com|para|por|uma|um|os|as|experiencia|formacao|habilidades|idiomas|gestao|atual|desde|ao|nao",
  },
  it: {
    common: "di|il|la|le|gli|dei|della|del|delle|in|per|con|un|una|nel|alla|da|esperienza|istruzione|formazione|competenze|lingue|gestione|presso|oggi",
  },
  nl: {
    common: "en|de|het|een|van|in|op|met|voor|bij|als|aan|door|werkervaring|opleiding|vaardigheden|talen|heden|tot|zijn|ik|naar",
  },
  cs: {
    common: "a|na|ve|se|od|do|pro|jsem|jako|praxe|zkusenosti|vzdelani|dovednosti|znalosti|jazyky|spolecnosti",
  },
  da: {
    common: "og|af|pa|til|med|erhvervserfaring|uddannelse|sprog|kompetencer|arbejde|ansvarlig|nuvaerende",
  },
  fi: {
    common: "ja|seka|kanssa|tyokokemus|koulutus|kielitaito|osaaminen|tyotehtavat|tutkinto|ovat|nykyinen",
  },
  hr: {
    common: "na|za|se|od|radno|iskustvo|obrazovanje|vjestine|jezici|znanje|rada|poduzece|danas",
  },
  hu: {
    common: "es|az|egy|hogy|szakmai|tapasztalat|tanulmanyok|nyelvtudas|vegzettseg|munkahely|jelenleg|munkatars",
  },
  no: {
    common: "og|av|pa|til|med|arbeidserfaring|utdanning|sprak|ferdigheter|arbeid|ansvarlig|navaerende",
  },
  pl: {
    common: "na|oraz|jest|nie|sie|dla|od|przez|doswiadczenie|wyksztalcenie|umiejetnosci|jezyki",
  },
  ro: {
    common: "si|de|la|in|cu|pentru|pe|din|experienta|profesionala|educatie|competente|limbi|straine|sunt|prezent",
  },
  sk: {
    common: "na|vo|zo|pre|ako|pracovne|skusenosti|vzdelanie|znalosti|jazyky|spolocnosti|sucasnost",
  },
  sv: {
    common: "och|av|pa|for|med|som|till|en|ett|den|det|erfarenhet|utbildning",
  },
  tr: {
    common: "ve|ile|bir|icin|olarak|de|da|is|deneyimi|egitim|bilgileri|diller|yetenekler|beceriler|halen",
  },
};
