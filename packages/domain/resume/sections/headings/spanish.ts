import type { HeadingWords } from "./heading-words.ts";

export const spanish: HeadingWords = {
  contact: "contacto*+ | datos de contacto | informacion de contacto",
  personal: "datos personales+ | informacion personal",
  summary: `
    perfil*+ | perfil profesional+ | perfil personal | sobre mi+ | resumen* |
    resumen profesional | resumen ejecutivo | objetivo* | objetivo profesional | objetivos |
    acerca de mi | extracto | presentacion*`,
  experience: `
    experiencia*+! | experiencias* | experiencia laboral+ | experiencia profesional+ |
    experiencias profesionales | experiencias laborales | historial laboral | historia laboral |
    trayectoria profesional | trayectoria laboral | trayectoria* | experiencia de trabajo |
    antecedentes laborales | empleo* | empleos | practicas* | practicas profesionales |
    vida laboral`,
  volunteer: "voluntariado+ | experiencia de voluntariado | trabajo voluntario",
  education: `
    educacion+ | educacion y formacion | formacion*+! | formacion academica+ | estudios |
    estudios realizados | formacion y estudios | historial academico | antecedentes academicos |
    titulacion | formacion reglada | datos academicos`,
  courses: `
    cursos*+ | cursos y seminarios | cursos realizados | formacion complementaria |
    formacion continua | otros cursos`,
  skills: `
    habilidades*+! | competencias*+! | conocimientos* | conocimientos informaticos |
    informatica* | habilidades tecnicas | competencias tecnicas | competencias profesionales |
    habilidades y competencias | competencias y habilidades | aptitudes y habilidades |
    destrezas* | fortalezas* | conocimientos tecnicos | capacidades* | herramientas*`,
  languages: "idiomas*+! | lenguas* | conocimiento de idiomas | lenguajes*",
  certifications: `
    certificaciones*+ | certificados* | licencias* | licencias y certificaciones |
    cursos y certificaciones | certificaciones y cursos`,
  projects: "proyectos*+ | proyectos personales | proyectos academicos | proyectos destacados",
  publications: "publicaciones | ponencias | investigacion*",
  awards: "premios* | logros* | premios y reconocimientos | reconocimientos* | becas",
  activities: "actividades* | actividades extracurriculares | afiliaciones",
  interests: "intereses*+ | aficiones* | pasatiempos | intereses personales",
  references: `
    referencias*+ | referencias personales | referencias laborales | referencias profesionales`,
  links: "redes sociales | enlaces*",
  other: `
    otros* | otros datos | otros datos de interes | informacion adicional | datos de interes |
    datos adicionales | disponibilidad* | permiso de conducir | carnet de conducir`,
};
