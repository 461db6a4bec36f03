import type { PostingWords } from "./posting-words.ts";

export const spanish: PostingWords = {
  headings: {
    nice: `
      encantaría | tendrá en cuenta | tendremos en cuenta |
      gustaría | deseable | valora | <plus> | <extra> | ^méritos`,
    about: `
      compensación | sueldo | <damos> | la empresa | horario$ | se ofrece | sobre nosotros |
      quiénes somos | beneficios | condiciones | ofrecemos | <contrato | <salario | proceso | <contacto`,
    must: `
      pedimos | ^necesitamos$ | imprescindible | requisitos | se requiere | buscamos | perfil | necesitas | <formación | experiencia | conocimientos | competencias`,
    duty: "día a día | tareas | funciones | harás | <misión | responsabilidades",
  },
  fillers: "el los las su sus tu nuestra nuestro qué que se y o para con",
  stems: `
    requisit | valor | ofrec | nosotros | benefici | condicion | funcion | perfil | mérit |
    respons | encant | damos | pedimos | busca | necesit | compet | conocim | formaci | experienc | harás | deseab`,
};
