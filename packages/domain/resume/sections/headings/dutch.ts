import type { HeadingWords } from "./heading-words.ts";

export const dutch: HeadingWords = {
  contact: "contactgegevens | contactinformatie",
  personal: "persoonlijke gegevens+ | persoonsgegevens | persoonlijke informatie",
  summary: `
    profiel*+ | persoonlijk profiel | over mij+ | samenvatting | profielschets | doelstelling* |
    introductie*`,
  experience: `
    ervaring*+ | ervaringen* | werkervaring+! | werkervaringen | beroepservaring |
    professionele ervaring | relevante werkervaring | loopbaan* | arbeidsverleden |
    werkgeschiedenis | carriere* | stages en werkervaring | relevante ervaring | bijbanen`,
  volunteer: "vrijwilligerswerk+ | vrijwilligerservaring",
  education: `
    opleiding+! | opleidingen+! | opleidingen en cursussen | onderwijs | studie* | studies* |
    scholing | opleiding en training | academische opleiding`,
  courses: "cursussen+ | cursussen en trainingen | trainingen | bijscholing",
  skills: `
    vaardigheden*+! | competenties*+ | kennis*! | technische vaardigheden | computervaardigheden |
    kennis en vaardigheden | vaardigheden en competenties | kwaliteiten* | software en tools |
    digitale vaardigheden | eigenschappen* | persoonlijke eigenschappen | sterke punten`,
  languages: "talen*+! | talenkennis | taalvaardigheden | taalvaardigheid | taalbeheersing",
  certifications: `
    certificaten*+ | certificeringen* | licenties* | cursussen en certificaten |
    certificaten en cursussen`,
  projects: "projecten*+ | persoonlijke projecten",
  publications: "publicaties | presentaties",
  awards: "prijzen* | onderscheidingen",
  activities: "activiteiten* | nevenactiviteiten | nevenfuncties | lidmaatschappen",
  interests: "interesses en hobby's | hobby's+! | vrije tijd",
  references: "referenties*+",
  links: "sociale media",
  other: `
    overig* | overige* | overige informatie | aanvullende informatie | rijbewijs | rijbewijzen |
    bijlagen`,
};
