import type { PostingWords } from "./posting-words.ts";

export const spanish: PostingWords = {
  headings: {
    nice: `
      punto extra | puntos extra | encantaría | tendrá en cuenta | tendremos en cuenta |
      gustaría | deseable | valora | ^méritos`,
    about: `
      compensación | sueldo | <damos> | la empresa | horario$ | ofrece | sobre nosotros |
      quiénes somos | beneficios | condiciones`,
    must: `
      pedimos | ^necesitamos$ | imprescindible | requisitos | se requiere | buscamos | perfil`,
    duty: "día a día | tareas | funciones | harás | responsabilidades",
  },
  fillers: "el los las su sus tu nuestra nuestro qué que se y o para con",
  stems: `
    requisit | valor | ofrec | nosotros | benefici | condicion | funcion | perfil | mérit |
    respons | encant | damos | pedimos`,
};
