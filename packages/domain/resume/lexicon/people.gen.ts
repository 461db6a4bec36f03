// Made by `npm run build-lexicon` from packages/lexicon: change the tables there.
import type { Lexicon } from "../../lexicon/lexicon.ts";

export const people: Lexicon = {
  en: {
    other: "supervisor|supervisors|supervised by|line manager|reporting manager|hiring manager|reporting to|reported to|reports to|report to|mentor|mentors|mentored by|adviser|advisers|advisor|advisors|thesis committee|committee chair|principal investigator|referee|referees|reference|references|referred by|recommended by|contact person|employer contact|may contact|contact for reference|emergency contact|next of kin|spouse|coach|head of department",
    notName: "resume|curriculum|vitae|cv|curriculo|europass|confidential|page|personal|profile|professional|contact|address|phone|email|mail|tel|mobile|website|linkedin|github|portfolio|summary|objective|experience|education|skills|sample|template|functional|chronological|updated|last|date|nationality|born|birth|driving|licence|license|availability|available|references|street|road|avenue|lane|drive|rua|city|state|country|zip|university|college|school|institute|engineering|science|software|hardware|computer|systems|information|technology|technologies|business|marketing|sales|finance|accounting|human|resources|management|development|design|data|analysis|digital|media|customer|service|support|health|healthcare|medical|nursing|legal|law|public|relations|banking|arts|aviation|construction|agriculture|automobile|apparel|fitness|food|hospitality|logistics|transport|security|production|quality|project|product|operations|strategy|research|communication|communications|administration|web|network|machine|learning|artificial|intelligence|full|stack|front|end|back|frontend|backend|fullstack|senior|junior|lead|chief|head|staff|freelance|certified|registered|licensed|experienced|passionate|creative|dedicated|motivated|results|driven|oriented|detail|years|year|the|and|for|with|of|in|at|to|is|an|about|me|my|hello|hi|i'm|welcome|company|name|photo|application|applicant|candidate|person|europe|american|german|english|french",
  },
  de: {
    other: "betreuer|betreuerin|betreut von|doktorvater|doktormutter|erstgutachter|erstgutachterin|zweitgutachter|gutachter|gutachterin|vorgesetzter|vorgesetzte|fachvorgesetzter|ansprechpartner|ansprechpartnerin|ansprechperson|kontaktperson|referenz|referenzen|referenzgeber|referenzperson|empfohlen von|notfallkontakt",
    notName: "lebenslauf|bewerbung|bewerbungsunterlagen|anschreiben|seite|strasse|str|weg|platz|kandidat|bewerber|personliche|daten|angaben|zur|foto|bild",
  },
  fr: {
    other: "directeur de these|directrice de these|directeur de memoire|encadrant|encadrante|encadre par|superviseur|superviseure|responsable hierarchique|maitre de stage|tuteur|tutrice|referent|reference|references|personne a contacter|contact employeur|recommande par|personne a prevenir",
    notName: "lettre|rue",
  },
  es: {
    other: "supervisor|supervisora|supervisado por|director de tesis|directora de tesis|tutor|tutora|jefe directo|jefa directa|jefe inmediato|referencia|referencias|persona de contacto|recomendado por|recomendada por|contacto de emergencia",
    notName: "hoja|vida|calle",
  },
  pt: {
    other: "orientador|orientadora|coorientador|coorientadora|supervisor|supervisora|superior imediato|gestor direto|chefia direta|referencia|referencias|pessoa de contacto|pessoa de contato|recomendado por|contacto de emergencia",
  },
  it: {
    other: "relatore|relatrice|correlatore|correlatrice|supervisore|tutor|tutor aziendale|responsabile diretto|responsabile diretta|referente|referenza|referenze|persona di riferimento|persona da contattare|segnalato da",
    notName: "via",
  },
  nl: {
    other: "begeleider|begeleidster|scriptiebegeleider|promotor|copromotor|leidinggevende|direct leidinggevende|referent|referentie|referenties|contactpersoon|aanbevolen door",
  },
  da: {
    other: "vejleder",
  },
  no: {
    other: "veileder|referanse|referanser",
  },
  pl: {
    other: "promotor pracy|przelozony|opiekun|osoba kontaktowa|referencje",
  },
  ru: {
    other: "научный руководитель|руководитель|контактное лицо|рекомендации|рекомендатель",
  },
  sv: {
    other: "handledare|referens|referenser|kontaktperson",
  },
};
