import { foldedWords, wordPattern } from "../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";

const listed = foldedWords(work, "title");

/** Words that name an occupation, folded. They are the head of a job title. */
export const titleHeads: ReadonlySet<string> = new Set(
  listed.filter((word) => !word.includes(" ")),
);

/** Occupations of several words from the language tables. */
export const listedTitles = wordPattern(listed.filter((word) => word.includes(" ")));

/** Endings of occupations that are written as one word, as in German, Swedish and Chinese. */
export const listedEndings = new RegExp(`(?:${foldedWords(work, "ending").join("|")})$`, "u");

/** Occupations of several words, none of which is an occupation alone, folded. */
export const titlePhrases =
  /\b(?:praktisches jahr|freiwilliges soziales jahr|freiwilliges okologisches jahr|bundesfreiwilligendienst|zivildienst|wehrdienst|grundwehrdienst|famulatur|work and travel|military service|service militaire|service civique|servicio militar|second de cuisine|bras droit|chef de partie|chef de rang|site reliability|business development|human resources business partner|customer success|people operations|product owner|scrum master|data steward|game master|maitre d'hotel|homme toutes mains|femme de chambre|fille au pair|au pair|aide a domicile|jefe de obra|ama de casa|dona de casa|capo cantiere|direttore lavori|rechte hand|freier mitarbeiter|bundesfreiwilligendienst|freiwilliges soziales jahr|fsj|law clerk|of counsel|chief of staff|right hand|stay-at-home|care of|work study|work-study|site foreman)\b/;

/** Words that precede a title's head, or replace it in a short line. */
export const titleModifiers: ReadonlySet<string> = new Set(foldedWords(work, "modifier"));

/** Roles that are training placements. */
export const internshipWords =
  /\b(?:intern|interns|internship|co-op|coop student|trainee|apprentice|apprenticeship|praktikant\w*|praktikum|praktika|pflichtpraktikum|\w+praktikant\w*|\w*praktikum|stagiaire|stage|stagiair|stagista|tirocinante|tirocinio|becari[oa]|practicas|practicante|pasante|pasantia|estagiari[oa]|estagio|alternant\w*|alternance|apprenti|apprentie|apprentissage|auszubildende\w*|azubi|ausbildung|werkstudent\w*|placement student|industrial placement|summer analyst|extern|externship)\b/;

export const volunteerWords =
  /\b(?:volunteer|volunteering|voluntary|ehrenamt\w*|freiwillig\w*|benevol\w*|voluntari[oa]|voluntariado|volontari[oa]|volontariato|vrijwillig\w*)\b/;
