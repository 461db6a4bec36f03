import type { SchoolingWords } from "./schooling-words.ts";

export const spanish: SchoolingWords = {
  degrees: `
    doctorado | diplomado | licenciatura | licenciado | licenciada | lic | grado | graduado |
    graduada | bachillerato | ingenieria | tecnico superior | tecnico | ciclo formativo | fp |
    eso | maestria`,
  schools: `
    <colegio> | <academia> | <politec | <facultad> | <escuela> | <i.e.s> | <unam> | <uned>`,
};
