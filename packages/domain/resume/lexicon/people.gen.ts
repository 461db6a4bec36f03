// Made by `npm run build-lexicon` from packages/lexicon: change the tables there.
import type { Lexicon } from "../../lexicon/lexicon.ts";

export const people: Lexicon = {
  en: {
    other: "supervisor|supervisors|supervised by|line manager|reporting manager|hiring manager|reporting to|reported to|reports to|report to|mentor|mentors|mentored by|adviser|advisers|advisor|advisors|thesis committee|committee chair|principal investigator|referee|referees|reference|references|referred by|recommended by|contact person|employer contact|may contact|contact for reference|emergency contact|next of kin|spouse|coach|head of department",
    notName: "resume|curriculum|vitae|cv|curriculo|europass|confidential|page|personal|profile|professional|contact|address|phone|email|mail|tel|mobile|website|linkedin|github|portfolio|summary|objective|experience|education|skills|sample|template|functional|chronological|updated|last|date|nationality|born|birth|driving|licence|license|availability|available|references|street|road|avenue|lane|drive|rua|city|state|country|zip|university|college|school|institute|engineering|science|software|hardware|computer|systems|information|technology|technologies|business|marketing|sales|finance|accounting|human|resources|management|development|design|data|analysis|digital|media|customer|service|support|health|healthcare|medical|nursing|legal|law|public|relations|banking|arts|aviation|construction|agriculture|automobile|apparel|fitness|food|hospitality|logistics|transport|security|production|quality|project|product|operations|strategy|research|communication|communications|administration|web|network|machine|learning|artificial|intelligence|full|stack|front|end|back|frontend|backend|fullstack|senior|junior|lead|chief|head|staff|freelance|certified|registered|licensed|experienced|passionate|creative|dedicated|motivated|results|driven|oriented|detail|years|year|the|and|for|with|of|in|at|to|is|an|about|me|my|hello|hi|i'm|welcome|company|name|photo|application|applicant|candidate|person|europe|american|german|english|french",
    document: "curriculum vitae|resume|cv|curriculum|profile",
    label: "full name|name|candidate name",
    particle: "mac|mc|o",
    honorific: "mr|mrs|ms|miss|mx|sir|dr|prof|professor|rev|hon|capt|eng|engr|er|adv",
  },
  de: {
    other: "betreuer|betreuerin|betreut von|doktorvater|doktormutter|erstgutachter|erstgutachterin|zweitgutachter|gutachter|gutachterin|vorgesetzter|vorgesetzte|fachvorgesetzter|ansprechpartner|ansprechpartnerin|ansprechperson|kontaktperson|referenz|referenzen|referenzgeber|referenzperson|empfohlen von|notfallkontakt",
    notName: "lebenslauf|bewerbung|bewerbungsunterlagen|anschreiben|seite|strasse|str|weg|platz|kandidat|bewerber|personliche|daten|angaben|zur|foto|bild",
    document: "lebenslauf",
    label: "vor- und nachname|vor- und zuname",
    particle: "von|vom|zu|zur",
    born: "geb|geborene",
    honorific: "ing|dipl|herr|frau|mag|mmag|dkfm|bakk|med.|h.c.|rer.|nat.|phil.|hab.|habil.|iur.|oec.|jur.",
    honorificEnding: "ing|kfm|kffr|inf|psych|phys|chem|math|biol|volksw|betriebsw|wirt-ing|wirtsch-ing|wirting|wirtsching|ök|oec",
  },
  fr: {
    other: "directeur de these|directrice de these|directeur de memoire|encadrant|encadrante|encadre par|superviseur|superviseure|responsable hierarchique|maitre de stage|tuteur|tutrice|referent|reference|references|personne a contacter|contact employeur|recommande par|personne a prevenir",
    notName: "lettre|rue",
    label: "nom et prénom|nom complet|prénom et nom|nom",
    particle: "du|des|le|d'|st",
    born: "née|nee|né",
    honorific: "m|mme|mlle",
  },
  es: {
    other: "supervisor|supervisora|supervisado por|director de tesis|directora de tesis|tutor|tutora|jefe directo|jefa directa|jefe inmediato|referencia|referencias|persona de contacto|recomendado por|recomendada por|contacto de emergencia",
    notName: "hoja|vida|calle",
    document: "hoja de vida|curriculo",
    label: "nombre completo|nombre y apellidos|nombre|apellidos y nombres",
    particle: "de|del|la|y|san|santa",
    born: "nacida",
    honorific: "lic|arq|sr|sra|srta|don|dona|dra|doctor|doctora",
  },
  pt: {
    other: "orientador|orientadora|coorientador|coorientadora|supervisor|supervisora|superior imediato|gestor direto|chefia direta|referencia|referencias|pessoa de contacto|pessoa de contato|recomendado por|contacto de emergencia",
    label: "nome completo|nome e apelido|nome",
    particle: "da|do|dos|das|e",
    born: "nascida",
    honorific: "doutor|doutora",
  },
  it: {
    other: "relatore|relatrice|correlatore|correlatrice|supervisore|tutor|tutor aziendale|responsabile diretto|responsabile diretta|referente|referenza|referenze|persona di riferimento|persona da contattare|segnalato da",
    notName: "via",
    label: "nome e cognome|cognome e nome",
    particle: "della|di",
    born: "nata",
    honorific: "dott|dott.ssa|avv|dr.ssa|dottore",
  },
  nl: {
    other: "begeleider|begeleidster|scriptiebegeleider|promotor|copromotor|leidinggevende|direct leidinggevende|referent|referentie|referenties|contactpersoon|aanbevolen door",
    document: "levensloop",
    label: "naam|volledige naam",
    particle: "van|der|den|ter|ten|te|op|'t",
    honorific: "dhr|mevr|mw|drs|ir",
  },
  ar: {
    document: "السيرة الذاتية|سيرة ذاتية",
    label: "الاسم الكامل|الاسم",
    particle: "bin|binti|binte|bt|ben|ibn|al|el|abu|عبد|بن|ابن|بنت|أبو",
  },
  cs: {
    document: "životopis",
    label: "jméno|jméno a příjmení",
    born: "roz|rozená",
    honorific: "bc",
  },
  da: {
    other: "vejleder",
  },
  fi: {
    document: "ansioluettelo",
  },
  ja: {
    document: "履歴書|職務経歴書",
    label: "名前|氏名",
  },
  no: {
    other: "veileder|referanse|referanser",
  },
  pl: {
    other: "promotor pracy|przelozony|opiekun|osoba kontaktowa|referencje",
    document: "życiorys",
    label: "imię i nazwisko",
    particle: "i",
    born: "z d|z domu",
    honorific: "inż|mgr",
  },
  ro: {
    label: "nume și prenume|nume",
  },
  ru: {
    other: "научный руководитель|руководитель|контактное лицо|рекомендации|рекомендатель",
    document: "резюме",
    label: "фио|имя",
    born: "урожд",
  },
  sv: {
    other: "handledare|referens|referenser|kontaktperson",
    document: "meritförteckning|levnadsbeskrivning",
    label: "namn",
    particle: "af|av",
    born: "född",
  },
  tr: {
    document: "özgeçmiş",
    label: "ad soyad|adı soyadı",
  },
  uk: {
    document: "автобіографія",
    label: "піб|ім'я",
  },
  zh: {
    document: "个人简历|简历|個人簡歷",
    label: "姓名",
  },
};
