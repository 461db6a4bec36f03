import type { LabelWords } from "./label-words.ts";

export const portuguese: LabelWords = {
  title: "funcao ou cargo ocupado | funcao | cargo ocupado",
  company: "empregador | nome e endereco do empregador",
  location: "local | cidade",
  date: "data | datas | duracao | data inicio",
  aside: `
    tipo de negocio | ramo | funcoes | atividades | principais atividades e responsabilidades |
    principais atividades | conquistas`,
};
