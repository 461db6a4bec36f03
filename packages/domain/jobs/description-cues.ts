/**
 * Words by which a clause of a job description tells what it wants, in English, German, French and
 * Spanish. Collected from the usual phrases of postings in these languages.
 */

/** A wish: met or not, the candidate may apply. */
export const niceCue =
  /nice.to.have|\bnice\b|\bof (?:also |particular |special )?interest\b|\bof (?:our|your|my) dreams\b|\bit helps\b|tant mieux|\b(?:is|zijn|als) een pre\b|een voordeel|\bgraag zien|\bfijn\b|wenselijk|bij voorkeur|puntos? extra|\bencantaría|umso besser|tanto mejor|nett\b|tendr(?:á|emos) en cuenta|\bwould help\b|might help|may help|\b(?:big |strong |huge |definite |real |distinct )?(?:(?<!n[’']\p{L}{1,8} |de |en )plus(?! (?:de|d[’']|que|qu[’']|tard|bank|tronc|commission)\b)|bonus|asset|advantage|pluspunkt)\b(?! (?:points )?(?:scheme|payment))|preferred|preferably|preference (?:will|is)|\bdesir(?:ed|able)|\bideally|\bwould be ideal|advantageous|\boptional(?!\w)|beneficial\b|(?:be|is|are|also|most|very|highly|particularly) (?:welcome|useful|helpful|handy|favou?rable|appreciated)\b|\b(?:useful|helpful|handy)\b|\bwelcomed?\b|looked upon favou?rably|in your favou?r|stand out|set you apart|(?:would|will|'d) (?:also )?(?:be|make) .{0,24}(?:nice|good|ideal|useful|great|lovely|wonderful|brilliant|fantastic|delight\w*|thrilled|happy|extra|surprise|bonus|super)\b|\bwe(?:'d| would) (?:also )?(?:love|like|welcome|be (?:thrilled|delighted|glad))|so much the better|even better|extra credit|nice extra|interesting extra|encouraged to apply|if you (?:already|also|happen)|if they happen|\bhelps\b|likewise|not a (?:deal.?breaker|must)|von vorteil|vorteilhaft|wünschenswert|erwünscht|idealerweise|optimalerweise|vorzugsweise|bevorzugt|gern(?:e)? (?:auch|gesehen|mit)|(?:sind|ist) (?:\w+ )?willkommen|willkommen\b|hilfreich|\bhilft\b|wär(?:e|en) .{0,24}(?:schön|toll|super|prima|gut|plus|klasse|perfekt)|(?:schön|toll|super|prima) wär|am besten|pluspunkt|freuen wir uns|punkten|von nutzen|souhait|serai(?:t|ent) (?:un|appréci|bienvenu)|appréciée?s?|\batouts?\b|idéalement|de préférence|bienvenue?s?\b|facultati|se valora|\bvalora(?:ble|remos|rá|ndo)|deseable|preferible|idealmente|mejor (?:todavía|aún)|\bopcional|ventaja|gradit|preferibil|diferencia/iu;

/** A demand. */
export const mustCue =
  /(?<!what )\bmust\b|\bmust-haves?\b|required|\brequires?\b|\bwe (?:also )?(?:require|expect|need|insist|ask for|want)\b|insist|essential|mandatory|compulsory|vital\b|non-negotiable|crucial|necessary|indispensable|prerequisite|minimum|at least|need(?:ed|s)? to|\byou(?:'ll| will)? (?:have|need|bring|know|can|must|should|speak|hold)\b|\bneed(?:s|ed)?\b|has to be|have to be|should (?:be|have|know)|\bexpect\b|proficien|experience(?:d)? (?:with|in|of)|knowledge of|expertise|familiar|hands.on|fluent|command of|mastery of|comfortable with|confident (?:in|with|use)|at home with|inside out|strong .{0,30}(?:skills|background|understanding)|(?<![\p{L}-])years?(?![\p{L}-])|degree|certifi|licen[cs]|erforderlich|zwingend|voraus|unerlässlich|unabdingbar|notwendig|benötig|pflicht\b|\bmuss\b|müssen|mitbring|bringen sie|sollten sie|erwarten wir|wir brauchen|wir erwarten|brauchen wir|\bsicher(?:er|e|es|en|em)?\b|erfahrung|kenntnisse|vertraut|besitzen|fließend|\bexig|obligatoire|impérati|indispensable|requis|nécessaire|absolument|maîtris|expérience|justifie|il faut|imprescindible|obligatori|necesari[oa]|requier|exigimos|exige|experiencia|conocimientos|dominio|dominar|manejo|\b[abc][12]\b|mindestens|au moins|al menos|mínim[oa]|\bje (?:hebt|kunt|bent|beheerst|spreekt|weet)\b|vereist|\bervaring (?:met|in|als)\b|kennis van|minstens|minimaal|\bimportant\b|\bwichtig\b|looking for|seeking|\bwir suchen|suchen wir|buscamos|se busca|recherch|\bcherch|richiest|esperienza|conoscenz/iu;

/** Nothing of the kind is asked for, or others do it, or it is taught on the job. */
export const denialCue =
  /\b(?:no|not|never|without|isn['’]?t|aren['’]?t|won['’]?t|don['’]?t|doesn['’]?t|needn['’]?t|nobody|none)\b[^.;]{0,45}?\b(?:need(?:ed|s)?|require(?:d|ment)?|necessary|essential|expected|have to|has to|a must|condition|prerequisite|involved|matter|help you)\b|\bby applying\b|\bwe store\b|\bno need\b|\bnot be asked\b|needn['’]?t|you won['’]?t\b|won['’]?t (?:have to|need)|\bwe(?:['’]ll| will)? (?:will )?(?:train|teach|show) you|will (?:teach|train|show) you|(?:can be|easily) (?:learned|learnt|taught)|pick it up|that['’]?s history|we (?:used to|send out)|not here\b|arranged by us|\bfree of charge|nicht (?:nötig|erforderlich|notwendig|zwingend|vorausgesetzt|verlangt|gebraucht|unbedingt)|(?:brauch|benötig|erwart|verlang)\w* [^.;]{0,40}\bnicht\b|\bkein(?:e|en|erlei)?\b[^.;]{0,50}?(?:nötig|erforderlich|notwendig|voraussetzung|vorausgesetzt|bedingung|muss\b)|(?:brauch|benötig)\w* [^.;]{0,30}\bkeine?n?\b|lernt man|bringen wir (?:dir|ihnen) bei|n['’ ]\w+ pas (?:besoin|nécessaire|requise?|exigée?|obligatoire|indispensable)|pas (?:besoin|nécessaire|requise?s?|exigée?s?|obligatoires?)|\binutile|aucune? [^.;]{0,40}(?:requise?|exigée?|nécessaire)|\bno (?:es|son|se|hace|hacen|será|necesita\w*) ?[^.;]{0,20}?(?:necesari|requier|requisito|falta|imprescindible|exige|precisa|saber)|\bno se (?:requiere|exige|necesita)|no hace falta|sin necesidad/iu;

/** "Strong Python, ideally with Django": a wish from here to the clause's end. */
export const wishOpener =
  /,?\s(?=(?:and |und |et |y )?(?:ideally|preferably|gerne mit|idealerweise|vorzugsweise|am besten|idéalement|de préférence|preferiblemente|idealmente)\b)/iu;

/** What the law or the board puts around every posting, and what none of them demands. */
export const legalText =
  /equal[- ](?:opportunit|employment)|\bEEOC?\b|\bEOE\b|\bdiscriminat|\bE-Verify\b|without regard to|regardless of (?:race|age|sex|gender|origin)|\bveterans?\b|reasonable accommodation|needing accommodation|privacy (?:notice|policy)|report this listing|similar jobs|women in tech|celebrates? diversity|committed to (?:diversity|equality|inclusion)|gleichstellung|chancengleichheit|schwerbehind|datenschutzhinweis|bewerbungsschluss|karriereseite|discriminamos|igualdad de oportunidades|égalité des chances|à compétences égales|ouvert à tou[ts]|gelijke kansen|ongeacht (?:leeftijd|geslacht|afkomst)|sollicitaties|inscritos:/iu;

/** The employer talks of itself. */
export const employerSubject =
  /\b(?:we|us|our|ours|my client|the company|wir|unser\w*|uns|nous|notre|nos|somos|nuestr[oa]s?|tenemos|contamos|ofrecemos)\b/iu;

const candidateWord =
  /\b(?:you|your|you['’]ll|candidates?|applicants?|someone|somebody|the person|post ?holder|he or she|whoever|looking for|seek(?:ing)?|hiring|du|dein\w*|dich|suchen|vous|votre|vos|cherch\w*|recherch\w*|recrut\w*|usted|persona|candidat\w*|busca\w*|necesitamos|je (?:hebt|kunt|bent|beheerst|spreekt|weet)|jij|jouw|iemand|kandidaat)\b/iu;
const politeAddress = /\bSie\b|\bIhr(?:e|en|em|er)?\b/u;

/** The candidate, or the search for one, is spoken of. */
export function speaksOfCandidate(clause: string): boolean {
  return candidateWord.test(clause) || politeAddress.test(clause);
}

/** "…, as well as a practice of": goes on with what was said. */
export const continuation =
  /^(?:de même|ainsi que|as (?:is|are|would|well)|ebenso|ebenfalls|sowie|likewise|así como|so (?:is|are|would|does|do))/iu;
