import type { HeadingWords } from "./heading-words.ts";

/** Polish, Swedish, Danish, Norwegian and Russian: what is met in CVs that are otherwise in one of the seven. */
export const otherLanguages: HeadingWords = {
  summary: "o mnie | podsumowanie zawodowe",
  experience: `
    doswiadczenie | doswiadczenie zawodowe | arbetslivserfarenhet | erhvervserfaring |
    arbeidserfaring | опыт работы | профессиональный опыт`,
  volunteer: "wolontariat",
  education: "wyksztalcenie | edukacja | utbildning | uddannelse | utdanning | образование",
  courses: "kursy | kursy i szkolenia | szkolenia",
  skills: `
    umiejetnosci | kompetenser | kompetencer | kompetanse | ferdigheter | fardigheter | навыки |
    ключевые навыки`,
  languages: "jezyki | jezyki obce | znajomosc jezykow | sprak | sprog | языки | иностранные языки",
  certifications: "certyfikaty | certifikat | certifikater",
  projects: "projekty",
  publications: "publikacje",
  awards: "nagrody",
  interests: "zainteresowania | hobbyer | fritidsintressen",
  references: "referencje | referenser",
  other: "klauzula",
};
