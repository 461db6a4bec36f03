import { countWords } from "../../resume/text/count-words.ts";
/** Ends a field of study, or only qualifies it ("or equivalent"). */
const stop =
  "\\b(?:may|can|will) (?:substitute|be substituted)|\\b(?:or|oder|ou|o|of)\\b (?:an? |einer?n? |un )?(?:equivalent|related|similar|comparable|vergleichbar|gleichwertig|équivalent|equivalente|titre)|\\b(?:is|are|ist|sind|est|would|wäre|serait|sowie|plus|required|preferred|desirable|essential|needed|erforderlich|erwünscht|wünschenswert|deseable|imprescindible|vereist|(?<!- )und(?! (?!erfahrung|berufserfahrung|kenntnisse|freude|führerschein|englisch|deutsch|interesse|berufspraxis|praxis|teamgeist)\\p{Lu}\\p{L}+(?:[.,;)]|$| (?:wünschenswert|erforderlich|ist|wäre|von vorteil)))|et)\\b|(?:exigé|requis|souhaité|obligatoire)|\\b(?:and|y|en) (?:at least|\\d|two|three|four|five|six|seven|eight|ten|have|hold|bring|experience|years|strong|proven|experiencia|al menos|conocimientos|een|ervaring|minimaal)";
const words = `(?:(?!${stop})(?:[^.;,()|\\n]|(?<=\\b(?:dipl|gepr|staatl|exam))\\.)){2,80}(?!\\p{L})`;
/** "botany, virology or genetics" */
const field = `(?:(?:[\\p{L}' -]{2,30}, ){1,7}[\\p{L}' -]{0,30} ?(?:or|oder|ou|o|of) (?!vergleichbar|gleichwertig|équivalent|equivalente|similar|vergelijkba)(?:(?!\\b(?:with|and|plus|mit|und|avec|con|met)\\b)[\\p{L}' -]){2,40}(?<! )(?!\\p{L})|${words})`;
const degrees: readonly RegExp[] = [
  `(?:(?:(?:bachelor|master|associate)(?:['’]?s)?(?: or |/))?(?:bachelor|master|associate)(?:['’]?s)?(?: degree)?|b\\.?s\\.|b\\.?a\\.|m\\.?s\\.|b\\.?eng\\.?|m\\.?eng\\.?|bs/ba|ba/bs|ph\\.?\\s?d\\.?|doctorate|(?:university |college |hono[u]?rs )?degree(?! of (?:care|detail|accuracy|independence|flexibility))|diploma|level \\d(?: (?:nvq|diploma|award|certificate|apprenticeship))?|nvq level \\d|(?:\\p{L}{2,4}/){0,3}b\\.?sc\\.?|m\\.?sc\\.?|qualification) (?:in|of(?! een?\\b)|with) ${field}`,
  `(?:BSc|MSc|BEng|MEng|BA|MA|LLB) \\(Hons\\)(?: (?:in|of))? ${words}`,
  "(?:high school diploma(?: or GED)?|(?:associate|bachelor|master)(?:['’]?s)? degree(?! (?:in|of|with))|GED|j\\.d\\.(?! in)|m\\.d\\.|ll\\.?m|ph\\.?\\s?d\\.?(?! (?:in|of|with))|doctorate|MBA(?: or \\p{Lu}{2,4})?|BSN|MSN|MPH|pabo-diploma|PGCE)(?!\\p{L})",
  // "Culinary degree", "law degree"; not "a high degree of"
  "(?!(?:the|any|some|high|higher|large|certain|great|small|first|second|relevant|related|suitable|appropriate|equivalent|formal|your)\\s)\\p{L}{3,} degree(?!-|\\p{L}|\\s(?:of|in|with)\\s)",
  "(?:\\p{L}+(?:ische|liche|männische) )(?:berufs)?ausbildung",
  // "Kochlehre", "Informatikstudium"
  "(?!berufs|hochschul|universitäts|fach|erst|schul|weiter)\\p{L}{3,}(?:(?<!s)lehre|studium|ausbildung)(?!\\p{L}|\\s(?:der|des|in|im|als|zum|zur)\\s)",
  `(?:hochschul|universitäts|fach)?studium(?: \\([^()]{2,24}\\))? (?:der|des) ${field}`,
  `(?:(?:hochschul|universitäts|fach)?studium|fachweiterbildung|ausbildung|examen|staatsexamen|promotion|meister(?:brief)?)(?: \\([^()]{2,24}\\))?(?: (?:der|des|in|im|als|zum|zur))? ${words}`,
  `(?:master|licence|diplôme|formation supérieure|formation|cfc|bts|dut|cap|bac ?\\+ ?\\d(?: ?(?:/|-|à) ?(?:bac ?\\+ ?)?\\d)?) (?:en|de|d['’]|du) ?${words}`,
  `bac ?\\+ ?\\d(?: ?(?:/|-|à) ?(?:bac ?\\+ ?)?\\d)? ${words}`,
  `(?:laurea(?: magistrale| triennale)? in|diploma di|licenciatura em|mestrado em|bacharelado em|graduação em|curso técnico em) ${words}`,
  `(?:grado|diplomatura|máster|licenciatura|titulación|título|profesional|fp|ciclo formativo(?: de grado (?:superior|medio))?)(?: (?:o|u) (?:grado|diplomatura|licenciatura|máster))? (?:en|de) ${words}`,
  `(?:(?:(?:hbo|wo|mbo)-? of )?(?:hbo|wo|mbo)[- ])?(?:opleiding|diploma)(?: (?:in|tot|als|op het gebied van|in de richting van))? ${words}`,
  `(?:abschluss) (?:in|der|des|als) ${words}`,
  "(?:vmbo|mbo|hbo|wo)(?:(?:- en |- of |/)(?:mbo|hbo|wo))*[- ](?:werk- ?en ?denk)?niveau(?: \\d)?",
].map((pattern) => new RegExp(`(?<![\\p{L}])${pattern}`, "iu"));
/** Case-sensitive, because "BUT" is a diploma and "but" is not. */
const acronym = new RegExp(
  `(?<!\\p{L})(?:CAP|BEP|BTS|BUT|DUT|CQP|Bac [Pp]ro|Titre pro(?:fessionnel)?)(?: ou (?:CAP|BEP|BTS|BUT|DUT|Bac [Pp]ro))? (?!ou |et )${words.replace("|et)", "|et(?! \\p{Lu}))")}`,
  "u",
);
/** "…, richting installatietechniek of elektrotechniek" */
const branchOf =
  /^,? (?:z\. ?B\. als|bspw\. als|bijvoorbeeld als|(?:in de )?richting|fachrichtung|schwerpunkt|option|spécialité|especialidad|orientación) [^.;()|]{2,90}(?!\p{L})/iu;
/** "…, Accountancy of Bedrijfseconomie" */
const orList =
  /^(?:, (?!(?:and|und|et|y|en|mit|with|con|avec|met|ideal\p{L}*)\b)\p{Lu}[\p{L}&/'-]*(?: \p{L}+){0,2}){1,5}(?=,? (?:or|oder|ou|o|of|u)\s)(?:,? (?:or|oder|ou|o|of|u) \p{Lu}[\p{L}&/'-]*(?: \p{L}+){0,2}(?=[.;()]|$))?/u;
const maxWords = 18;

/**
 * The degree or apprenticeship that a clause asks for, verbatim ("PhD in plant pathology, virology
 * or molecular biology"), or null. Its field of study is not a skill.
 */
export function askedDegree(clause: string): { text: string; start: number; end: number } | null {
  for (const pattern of [acronym, ...degrees]) {
    const found = pattern.exec(clause);
    if (found === null) continue;
    const after = clause.slice(found.index + found[0].length);
    const others = branchOf.exec(after)?.[0] ?? orList.exec(after)?.[0] ?? "";
    const text = (found[0] + others).replace(/(?<![\s,])[\s,]+$/u, "");
    if (countWords(text) <= maxWords)
      return { text, start: found.index, end: found.index + text.length };
  }
  return null;
}
