const maxNameWords = 6;

/** Words that make a phrase more than a name, or a name of nothing in particular. */
export const notInName =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|monday-friday|montag|freitag|lundi|vendredi|lunes|viernes|maandag|vrijdag|older|graduates|starters|quereinsteiger|pluspunt|parlés?|écrits?|lus?|hablados?|escritos?|indistinta|tengas|preference|apprécié|compulsory|afines|none|provided|geen|bij|naar|beetje|weitere[rns]?|tu|ton|ta|je|jij|jouw|neither|either|débutants?|accepté|anfänger|berufseinsteiger|beginners?|d['’]une?|successful|like|including|really|spoken|weekends|probation|higher|above|better|wenigstens|mindestens|abgeschlossene[rns]?|menos|mínim[oa]|available|candidates?|applicants?|disponibilidad|viajar|wünschenswert|erforderlich|accepted|arbeitsweise|arbeiten|entirely|though|although|so|but|it's|that's|there's|si|wenn|von|vor|vergleichbare?[rnms]?|ähnliche?[rnms]?|equivalent|comparable|related|i|you|your|we|our|us|they|them|their|he|she|it|its|this|that|these|those|who|which|what|when|where|how|is|are|be|was|will|would|can|could|should|may|might|must|do|does|have|has|not|no|if|than|then|there|here|all|any|each|every|other|others|similar|etc|more|most|least|within|across|under|over|after|before|until|per|via|by|at|from|with|without|for|on|to|as|an?|the|sie|ihr|wir|du|er|es|dass|wenn|ist|sind|hat|haben|werden|wird|ellos|ellas|elles|ihnen|davon|dont|unsere?[nrms]?|deine?[nrms]?|onze|notre|nos|nuestr[oa]s?|daarvan|waarvan|nicht|kein|keine|auch|sehr|mit|für|bei|auf|als|aus|nach|vor|unter|über|zum|zur|im|am|ein|eine|einen|der|die|das|den|dem|nous|vous|il|elle|ils|est|sont|qui|que|pas|plus|avec|pour|dans|par|sur|un|une|le|la|les|se|su|sus|es|son|que|con|por|para|sin|los|las|el)$/iu;
export const genericWord =
  /^(?:eligible|berufserfahrung|written|oral|verbal|pdf|link|url|plans|added|mental|physical|hold|possess|obtain|lire|way|ways|laws?|regulations?|abilities|ability|capacidad|capacité|fähigkeit|vermogen|drie|vier|vijf|twee|één|zwei|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|relevante?[rn]?|afgerond|jaar|jaren|tot|data-driven|self-motivated|software|tools?|systems?|database|commute|schedule|county|plume|intérêt|sensibilité|salud|[abc][12]|reisen|years?|experience|experiences|knowledge|skills?|team|teams|degree|level|role|job|work|people|person|candidate|candidates|environment|equivalent|related|field|subject|relevant|similar|certificate|certification|certified|qualification|qualifications|licence|license|company|clients?|customers?|minimum|full|part|time|day|days|hours?|week|weekends?|month|months|shift|shifts|night|nights|evenings?|start|salary|car|home|school|university|college|site|sites|industry|sector|background|record|attitude|patience|passion|motivation|personality|enthusiasm|energy|humou?r|curiosity|willingness|availability|travel|others?|least|one|two|three|four|five|six|apprenticeship|diploma|bachelor|master|phd|mba|nvq|bsc|msc|ausbildung|studium|abschluss|lehre|jahre|bereich|umgang|team|freude|interesse|bereitschaft|reisebereitschaft|motivation|diplôme|formation|master|licence|bac|cap|expérience|experiencia|grado|título|titulación|plus|bonus|must|advantage|asset|required|preferred|essential|desirable|mandatory|language|languages|second language|sprachen|langue|idioma|nature|order|detail|een|standard|education|good|great|strong|personas|personnes|personen|básico|intermedio|avanzado|basic|intermediate|advanced|courant|fließend|vloeiend|nativo|active|clear|current|titulaire|deadlines?|pressure|basis|range|variety|number|voraussetzung|bedingung|vorteil|stelle|schrift|wort|auftreten|muss|pflicht|grundlagen|wissen|aufgaben|nachweis|extra|interest|advantage|flexible working|passport|reisepass|gesellenbrief|course|of course|scandinavian|european|asian|foreign|schon|schön|gern|third|second|arbeitsweise|overtime|gespür|gefühl|sinn|flair|eye|tools|own tools|unabdingbar|programmes?|programmen|programs?|logiciels?|herramientas|programas|systeme|systemen|systèmes|sistemas|applications?|apps|frameworks?|platforms?|packages?|technologies|technologien|languages|methods|products|solutions|minimaal|programma's|hulpmiddelen|narzędzia|narzędzi|programów|programy|and|or|und|oder|et|ou|y|en|of|exigée?|requise?|requis|obligatoire|souhaitée?|obligatori[oa]|imprescindible|deseable|registration|membership|vereist|geschrift|woord|licenses?|licen[cs]es|certifications|at|au|moins|al|menos|minstens|mindestens|mínimo|afgeronde|abgeschlossene?[sr]?|soortgelijke|vergelijkbare|gelijkwaardige|functie|jour|serait|presencia|présentation|summary|held|tot|patients?|payers?|public|families|physicians?|suppliers?|vendors?|stakeholders?|colleagues?|parents?|users?|executives?|journalists?|employees?|visitors?|guests?|residents?|pupils?|students?|children|heat|cold|noise|holidays?|answer|name|gift|welcome|checks?|screen(?:ing)?|pre-employment|fingerprints?|eligibility|counts?|helpful|bewerbung|contacts?|age|alter|edad|âge|leeftijd|prácticas|practices|pratiques|atouts?|avantage|curiosité|curiosidad|spent|doté|specialty|native|muttersprachler|plaisir|plezier|envie|gusto)$/iu;

/** What somebody is to do, in a list of such words: "recruit, orient and evaluate". */
export const toDo =
  /^(?:turn|hold|possess|obtain|pass|complete|translate|recruit|orient|evaluate|coach|discipline|keep|take|teach|assess|explain|write|read|run|see|map|plan|make|get|give|help|work|support|manage|lead|build|drive|ensure|maintain|perform|prepare|provide|assist|handle|own|set|meet|join|speak|learn|be|climb|kneel|stand|bend|stoop|walk|sit|reads|writes|speaks)(?: |$)/u;

/** Degrees and trades learned are asked for as such; what they are called is no skill of its own. */
export const degreeClause =
  /\b(?:degree|apprenticeship|diploma|ph\.?d|bachelor|master'?s?|nvq|studium|ausbildung|lehre|abschluss|gelernte[rn]?|volontariat|grado|licenciatura|titulación|título|máster|diplôme|bac|bts|cap|dut|licence (?:pro|en)|bachelorabschluss|laurea|fp|cfgs|ciclo formativo|a levels?|gcses?)\b/iu;

export const german =
  /\b(?:und|oder|mit|im|der|die|das|den|für|sie|du|ist|sind|wäre|von|zur|zum|eine?[nrms]?|kenntnisse|erfahrung|wir|ihr|als)\b/iu;

function isOfDegree(phrase: string, clause: string): boolean {
  if (!degreeClause.test(clause)) return false;
  const before = clause.slice(0, Math.max(0, clause.indexOf(phrase)));
  return degreeClause.test(before.slice(before.lastIndexOf(",") + 1) + phrase);
}

export function isName(phrase: string, clause: string): boolean {
  const words = phrase.split(/[\s/]+/u);
  if (isOfDegree(phrase, clause)) return false;
  // In German what is named is a noun, and nouns have a capital.
  if (german.test(clause) && !/^\W*(?:[\p{Lu}\d]|\p{Ll}{1,3}\p{Lu})/u.test(words.at(-1) ?? ""))
    return false;
  if (!isFormedAsName(phrase, words)) return false;
  return !/^(?:\p{Ll}+(?:ed|ly|ical|onal|ive|ous|able|ible|ful|less)|electrical|clinical|able|ready|willing|happy|keen)$/u.test(
    phrase,
  );
}

/** "Strukturierte, lösungsorientierte Arbeitsweise": its capital is the line's. */
const adjective =
  /^\p{Lu}\p{Ll}+(?:ige|liche|ische|ierte|bare|same|volle|ende|lose|elle|ständige)[rnms]?$/u;

/** What only a sentence says: "able to work them", "PDM included", "CFC ou". */
const cutOff =
  /\s(?:them|it|one|us|you|yourself|themselves|ourselves|included|inbegrepen|inklusive|compris|incluid[oa]|independently|or|and|ou|oder|und|of|en|y|o|à|bis|to|tot)$|^(?:chez|en|bei|beim|auf|dans|sur|im|zu|zur|zum|among|across|within|toe) /iu;

function isFormedAsName(phrase: string, words: readonly string[]): boolean {
  if (adjective.test(phrase) || cutOff.test(phrase)) return false;
  if (/[=<>*#"…]|^-|-$|^(?:or|and|ou|oder|led|held|been)\s/iu.test(phrase)) return false;
  if (words.length > maxNameWords || phrase.length > 40 || phrase.length < 2) return false;
  if (phrase.length < 3 && !/\d/u.test(phrase)) return false;
  if (
    /^(?:of|in|to|de|du|des|non-)/iu.test(phrase) &&
    !/^(?:of|in|to|de|du|des)\p{L}/iu.test(phrase)
  )
    return false;
  if (words.some((word) => notInName.test(word.replace(/['’](?:re|ve|ll|d)$/u, "")))) return false;
  if (words.every((word) => genericWord.test(word) || /^\W*\d+\W*$/u.test(word))) return false;
  return !/^\d|[%€$£@]|\.\p{Ll}/u.test(phrase);
}
