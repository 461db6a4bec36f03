import { foldText } from "../text/fold-text.ts";
import { isRowOfHeads } from "./table-heads.ts";

export type LabelledPart = {
  part: "title" | "company" | "location" | "date" | "aside";
  value: string;
};

const labels: readonly (readonly [LabelledPart["part"], string])[] = [
  [
    "title",
    "job title|position held|position title|position|title|role|designation|post held|post|occupation or position held|occupation|functional title|job role|position bezeichnung|stellenbezeichnung|tatigkeit als|beruf oder funktion|beruf|funktion|poste occupe|poste|fonction|intitule du poste|profession ou fonction|puesto desempenado|puesto|cargo o puesto|cargo|profesion o cargo desempenado|funcao ou cargo ocupado|funcao|cargo ocupado|posizione ricoperta|posizione|ruolo ricoperto|ruolo|mansione|tipo di impiego|lavoro o posizione ricoperti|qualifica|functie of beroep|functie|functietitel|beroep",
  ],
  [
    "company",
    "company name|company|employer name|employer|name of employer|name and address of employer|organisation|organization|organisation name|organization name|client name|client|firm|institution|hospital|name of organization|firma|unternehmen|arbeitgeber|name und adresse des arbeitgebers|kunde|entreprise|employeur|societe|nom et adresse de l'employeur|empresa|empleador|organizacion|nombre y direccion de la empresa|empregador|nome e endereco do empregador|azienda|datore di lavoro|nome e indirizzo del datore di lavoro|societa|bedrijf|werkgever|naam en adres van de werkgever|organisatie",
  ],
  [
    "location",
    "location|city|place|work location|country|job location|standort|ort|einsatzort|lieu|ville|lugar|ciudad|ubicacion|local|cidade|luogo|sede|citta|plaats|locatie|standplaats",
  ],
  [
    "date",
    "duration|period|dates|date|time period|from|tenure|years|employment dates|employment period|zeitraum|dauer|periode|von bis|date de|dates d'emploi|duree|fecha|fechas|periodo|duracion|data|datas|duracao|date da a|durata|datum|data inicio|van tot|working period",
  ],
  [
    "aside",
    "supervisor|line manager|manager|reporting to|reports to|reported to|reporting manager|reference|references|contact person|contact|reason for leaving|salary|hours per week|hours|address|phone|telephone|tel|website|web|url|team size|tech stack|technologies used|technologies|technology|stack|tools used|tools|tools and technologies|environment|technical environment|skills used|skills|key skills|type of business or sector|type of business|sector|industry|department|employment type|contract type|vorgesetzter|ansprechpartner|branche|abteilung|technologien|werkzeuge|superviseur|responsable|environnement technique|environnement|secteur|outils|technologies utilisees|supervisor directo|jefe directo|sector de actividad|tipo de empresa|tecnologias|herramientas|motivo de salida|tipo de negocio|ramo|tipo di azienda o settore|tipo di attivita o settore|settore|tecnologie|strumenti|soort bedrijf of sector|leidinggevende|technologieen|key achievements|achievements|main achievements|key responsibilities|responsibilities|main responsibilities|main duties|duties|key duties|description|job description|role description|main activities and responsibilities|key projects|projects|project|key accomplishments|accomplishments|highlights|aufgaben|hauptaufgaben|tatigkeiten|aufgabenschwerpunkte|schwerpunkte|erfolge|wichtigste tatigkeiten und zustandigkeiten|missions|taches|missions principales|realisations|responsabilites|principales activites et responsabilites|funciones|responsabilidades|tareas|logros|principales actividades y responsabilidades|funcoes|atividades|principais atividades e responsabilidades|principais atividades|conquistas|principali mansioni e responsabilita|mansioni|attivita|responsabilita|taken|werkzaamheden|verantwoordelijkheden|resultaten|voornaamste werkzaamheden en verantwoordelijkheden|note|notes",
  ],
];

const parts: ReadonlyMap<string, LabelledPart["part"]> = new Map(
  labels.flatMap(([part, names]) => names.split("|").map((name) => [name, part] as const)),
);

/** "Position: Head Chef" → title "Head Chef"; also with a tab for the colon. Null without a known label. */
export function readRoleLabel(text: string): LabelledPart | null {
  const found =
    /^\s*(?:\d{1,2}[.)]\s+)?([^\s:：\t][^:：\t]{1,59}?)\s*(?:[:：]\s*|\t\s*)(.*)$/u.exec(text);
  if (!found) return null;
  const isColon = /^\s*[^\s:：\t][^:：\t]{1,59}?\s*[:：]/u.test(text);
  const label = foldText(found[1] ?? "")
    .replace(/[()*]/g, " ")
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const part = parts.get(label);
  if (part === undefined) return null;
  // A tab parts cells of every table: only the wordy labels of forms are labels there.
  if (!isColon && (!label.includes(" ") || label === "company name")) return null;
  return { part, value: (found[2] ?? "").trim() };
}

/** A table's head: "Position | Company | Period". */
export function isTableHead(text: string): boolean {
  return isRowOfHeads(text, (cell) => parts.has(cell));
}
