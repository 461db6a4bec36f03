import type { PostingWords } from "./posting-words.ts";

export const spanish: PostingWords = {
  headings: {
    nice: `
      encantaría | no excluyente | no imprescindible | no obligatorio | se tendrá | suma puntos | sumará | sumaría |  aprecia | tendrá en cuenta | tendremos en cuenta |
      gustaría | deseable | valora | <plus> | <extra> | ^méritos`,
    about: `
      compensación | ofrecen> |  prestaciones | acerca de |  qué te llevas | cómo aplicar | cómo postular | qué hacemos | quienes somos | nuestra empresa | ^ventajas | sueldo | <damos> | la empresa | horario$ | se ofrece | sobre nosotros |
      quiénes somos | beneficios | condiciones | ofrecemos | <contrato | <salario | proceso | <contacto`,
    must: `
      pedimos | candidato ideal | ^requisito | excluyente | qué esperamos | esperamos de | debes tener | debes cumplir | qué debes |  qué traes | aptitudes | habilidades | estudios | cualificaciones | ^necesitamos$ | imprescindible | requisitos | se requiere | buscamos | perfil | necesitas | <formación | experiencia | conocimientos | competencias`,
    duty: "día a día | tu reto | el reto | el puesto | tu rol |  tu papel | actividades | qué vas a hacer | objetivo del | tareas | funciones | harás | <misión | responsabilidades",
  },
  fillers:
    "el los las su sus tu nuestra nuestro qué que se y o para con lo de del en a al te ti más menos si no es un una como cómo serán ser",
  stems: `
    requisit | valor | ofrec | nosotros | benefici | condicion | funcion | perfil | mérit |
    respons | encant | damos | pedimos | busca | necesit | compet | conocim | formaci | experienc | harás | deseab | excluyen | mínim | imprescind | oblig | suma$ | puntos | reto$ | puesto$ | rol$ | esper | estudios | aptitud | habilidad | prestacion | acerca | empresa | ventaj`,
};
