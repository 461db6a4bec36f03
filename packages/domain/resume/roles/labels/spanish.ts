import type { LabelWords } from "./label-words.ts";

export const spanish: LabelWords = {
  title: `
    puesto desempenado | puesto | cargo o puesto | cargo | profesion o cargo desempenado`,
  company: "empresa | empleador | organizacion | nombre y direccion de la empresa",
  location: "lugar | ciudad | ubicacion",
  date: "fecha | fechas | periodo | duracion",
  aside: `
    supervisor directo | jefe directo | sector de actividad | tipo de empresa | tecnologias |
    herramientas | motivo de salida | funciones | responsabilidades | tareas | logros |
    principales actividades y responsabilidades`,
};
