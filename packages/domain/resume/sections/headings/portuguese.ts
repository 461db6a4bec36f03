import type { HeadingWords } from "./heading-words.ts";

export const portuguese: HeadingWords = {
  contact: "contato*+ | contatos | informacoes de contato",
  personal: "dados pessoais | informacoes pessoais",
  summary: `
    perfil profissional | resumo*+ | resumo profissional | sobre mim | sobre* |
    objetivo profissional | apresentacao* | sintese profissional`,
  experience: `
    experiencia profissional+ | experiencias profissionais | historico profissional |
    percurso profissional | trajetoria profissional | experiencia de trabalho |
    atuacao profissional | estagios* | carreira*`,
  volunteer: "trabalho voluntario | experiencia voluntaria",
  education: `
    educacao+ | formacao*+! | formacao academica+ | formacao academica e profissional |
    educacao e formacao | escolaridade | habilitacoes academicas | habilitacoes literarias |
    historico escolar`,
  courses: "cursos complementares | cursos e formacoes | formacao complementar",
  skills: `
    habilidades e competencias | competencias digitais | conhecimentos* | conhecimentos tecnicos |
    competencias profissionais | competencias pessoais | conhecimentos de informatica |
    ferramentas* | qualificacoes* | aptidoes*`,
  languages: "linguas*+ | linguas estrangeiras | competencias linguisticas",
  certifications: `
    certificacoes*+ | licencas* | licencas e certificacoes | cursos e certificacoes |
    certificacoes e cursos`,
  projects: "projetos*+ | projectos*+ | projetos pessoais | projetos academicos",
  publications: "publicacoes",
  awards: "premios e distincoes | premiacoes | conquistas* | premios e reconhecimentos",
  activities: "atividades* | atividades extracurriculares",
  interests: "interesses*+ | passatempos",
  links: "redes sociais",
  other: `
    outros* | outras informacoes | informacoes adicionais | informacoes complementares |
    carta de conducao`,
};
