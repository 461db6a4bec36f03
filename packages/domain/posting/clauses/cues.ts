import { withPhrases } from "./phrase-pattern.ts";

/**
 * Phrases that show what a clause of a job description asks for, collected from typical postings.
 * Those below are English, or have a gap or an exception. The others are rows of the lexicon.
 */

/** A preference: candidates may apply without meeting it. */
export const niceCue = withPhrases(
  /\bhighly regarded\b|\b(?:ist|sind|wäre|wären) (?:ein |aber )?nicht (?:zwingend|bedingung)|\bno (?:es |son )?(?:excluyente|imprescindible|obligatori|requisito)|\bpluses\b|\bbrownie points|\bglad (?:about|of|if)|\bwould (?:impress|complete)|\bof (?:also |particular |special )?interest\b|\bof (?:our|your|my) dreams\b|icing on|cherry on|preferably|preference (?:will|is)|\bdesir(?:ed|able)|\bwelcomed?\b|looked upon favou?rably|in your favou?r|not a (?:deal.?breaker|must)|nice.to.have|good to have|\bis great (?:but|if|to)\b|\bein (?:\p{L}+ )?vorteil\b|\bextra (?:credit|points)|\bwe (?:also )?(?:like|love) to see\b|\been pré(?![\p{L}-])|\bhandig\b(?! met)|\bon top\b|rundet .{0,30} ab\b|\bnice\b|\bit helps\b|\bzou(?:den)? (?:\p{L}+ )?(?:mooi|fijn|leuk|top) zijn|\bsuma(?=$|[.;!])|nett\b|\bwould (?:\p{L}+ )?help\b|\badded value\b|might help|may help|\b(?:big |strong |huge |definite |real |distinct )?(?:(?<!n[’']\p{L}{1,8} |\bde |\ben )(?:(?<=\b(?:an?|big|huge|strong|real|definite|distinct|added|major|great|nice|the|as|of|be|is|are|ein|einen|ist|sind|als|großes|klares|dickes|een|un|sterk|sterke|grand|gros|vrai|petit|groot|les|seul|muy|gran|no|also|considered|absolutes?|echtes|weiteres|[dcln]['’]un) )plus|(?<!\bnon )plus(?=\s*(?:$|[.!?:;,)–—-]|(?:if|for|when|points|wenn|si|als|would|wäre|je|you|tu|du|sie)\b)))(?! (?:de|d[’']|que|qu[’']|tard|bank|tronc|commission)\b)|bonus|asset|advantage|pluspunkt|pluspunt)\b(?! (?:points )?(?:scheme|payment))|preferred|\bideally|\bwould be ideal|advantageous|\boptional(?!\w)|beneficial\b|(?:be|is|are|also|most|very|highly|particularly) (?:welcome|useful|helpful|handy|favou?rable|appreciated)\b|\b(?:useful|helpful|handy)\b|stand out|set you apart|(?:would|will|'d) (?:also )?(?:be|make) .{0,24}(?:our day|nice|good|ideal|useful|great|lovely|wonderful|brilliant|fantastic|delight\w*|thrilled|happy|extra|surprise|bonus|super)\b|\bwe(?:'d| would) (?:also )?(?:love|like|welcome|be (?:thrilled|delighted|glad))(?! to (?:hear|meet|talk|chat|speak))|so much the better|even better|extra credit|nice extra|interesting extra|encouraged to apply|if you (?:already|also|happen)|if they happen|\bhelps\b|likewise|gern(?:e)? (?:auch|gesehen|mit|im|in)\b|(?:sind|ist) (?:\w+ )?willkommen|\b(?:ist|sind) (?:uns |auch |sehr )?(?:schön|toll|super|prima|klasse)\b|wär(?:e|en) .{0,24}(?:schön|toll|super|prima|gut|plus|klasse|perfekt)|(?<!\b(?:vos|tes|ses) )\batouts?\b(?! :)/iu,
  "wishes",
);

/** A requirement. */
export const mustCue = withPhrases(
  /crucial|need(?:ed|s)? to|\bneed(?:s|ed)?\b|proficien|licen[cs]|\b[abc][12]\b|\bimportant\b|\bholders? of\b|(?<!what )\bmust\b|\bmust-haves?\b|required|\brequires?\b|\bwe (?:also )?(?:require|expect|need|insist|ask for|want)\b|insist|essential|mandatory|compulsory|vital\b|non-negotiable|necessary|indispensable|prerequisite|minimum|at least|\byou(?:'ll| will)? (?:have|need|bring|know|can|must|should|speak|hold)\b|has to be|have to be|should (?:be|have|know)|\bexpect\b|experience(?:d)? (?:with|in|of)|knowledge of|expertise|familiar|hands.on|fluent|command of|mastery of|comfortable with|confident (?:in|with|use)|at home with|inside out|strong .{0,30}(?:skills|background|understanding)|(?<![\p{L}-])years?(?![\p{L}-])|degree|certifi|indispensable|(?<!\bsi )\bvous (?:avez|parlez|connaissez|disposez|possédez|êtes titulaire)\b|(?<!\bsi )\btu (?:as|maîtrises|parles|connais)\b|(?<!\bsi )\b(?:cuentas con|hablas|dominas)\b|\bdiploma\b|looking for|seeking/iu,
  "asks",
);

/** An explicit requirement, even among duties or after a preference in the same sentence. */
export const strongMustCue =
  /\bmust\b|required|\brequires?\b|\bneed(?:s|ed)?\b|essential|mandatory(?! train)|compulsory|necessary|indispensable|minimum|at least|zwingend|erforderlich|voraussetzung|\bmuss\b|müssen|mindestens|\bexig|obligatoire|impérati|requis|imprescindible|obligatori|necesari|vereist|minstens|minimaal/iu;

/** The thing is not needed, is done by others, or is taught on the job. */
export const denialCue = withPhrases(
  /needn['’]?t|(?:can be|easily) (?:learned|learnt|taught)|\bfree of charge|\b(?:lernen|arbeiten) wir (?:dich|sie) (?:gerne? )?(?:an|ein)\b|\b(?:no|not|never|without|isn['’]?t|aren['’]?t|won['’]?t|don['’]?t|doesn['’]?t|needn['’]?t|nobody|none)\b[^.;]{0,45}?\b(?:need(?:ed|s)?|require(?:d|ment)?|necessary|essential|expected|have to|has to|a must|condition|prerequisite|involved|matter|help you)\b|\bby applying\b|\bwe store\b|\bno need\b|\bno problem\b|\bnot be asked\b|you won['’]?t\b|won['’]?t (?:have to|need)|\bwe(?:['’]ll| will)? (?:will )?(?:train|teach|show) you|will (?:teach|train|show) you|pick it up|that['’]?s history|we (?:used to|send out)|not here\b|arranged by us|\bkein(?:e|en|erlei)?\b[^.;]{0,50}?(?:nötig|erforderlich|notwendig|voraussetzung|vorausgesetzt|bedingung|muss\b)|\bhoe(?:f|v)\w* (?:je )?(?:geen|niet)\b|\bgeen (?:\p{L}+ ){1,3}(?:nodig|vereist)\b|\b(?:on|nous) (?:vous|te) (?:form|appren)\p{L}+|bringen wir (?:dir|ihnen) bei|\binutile|\bno (?:es|son|se|hace|hacen|será|necesita\w*) ?[^.;]{0,20}?(?:necesari|requier|requisito|falta|imprescindible|exige|precisa|saber)/iu,
  "denies",
);

/** "Strong Python, ideally with Django": starts a preference up to the end of the clause. */
export const wishOpener =
  /,?\s(?=(?:and |und |et |y |en )?(?:ideally|preferably|preferred but|gerne? (?:mit|auch)|gern auch|bij voorkeur|liefst|de preferencia|a ser posible|se valora|valorable|valorándose|deseable|idealerweise|bestenfalls|vorzugsweise|am besten|idéalement|de préférence|preferiblemente|idealmente)\b)/iu;

/** Legal and job-board boilerplate, which never contains a requirement. */
export const legalText =
  /\bwelcomes? (?:applica|candidates|people|everyone|everybody|anyone)|equal[- ](?:opportunit|employment)|\bEEOC?\b|\bEOE\b|\bdiscriminat|\bE-Verify\b|without regard to|regardless of (?:race|age|sex|gender|origin)|\bveterans?\b|\bnot eligible for\b|reasonable accommodation|needing accommodation|privacy (?:notice|policy)|report this listing|similar jobs|women in tech|welcome to apply|celebrates? diversity|committed to (?:diversity|equality|inclusion)|gleichstellung|chancengleichheit|schwerbehind|datenschutzhinweis|bewerbungsschluss|karriereseite|discriminamos|igualdad de oportunidades|égalité des chances|à compétences égales|ouvert à tou[ts]|gelijke kansen|rehabilitation of offenders|disclosure and barring|drug.free workplace|ongeacht (?:leeftijd|geslacht|afkomst)|sollicitaties|inscritos:|\brelocate before starting/iu;

/**
 * Benefits and application instructions. They only appear among requirements if the posting has no
 * separate list for them.
 */
export const offerText =
  /^(?:we offer|wir bieten|wij bieden|we bieden|nous (?:vous )?(?:offrons|proposons)|(?:te )?ofrecemos)\b|\b401 ?\(?k|\b403 ?\(?b|\bPTO\b|\b(?:salary|salaries|pay) (?:is|from|range|of|between|up|starts)|\bpaid (?:time|leave|holidays|vacation|parental|training|volunteer|overtime|continuing)|\b(?:health|medical|dental|life|vision)[ ,]+(?:and |& )?(?:insurance|plan|cover|dental|vision|health|life)\b|\bpension\b|\bsick days|\bdays[’']? (?:of )?(?:holiday|vacation|annual leave|off|PTO)\b|\bfree (?:parking|lunch|membership|entry|meals|coffee)|\b(?:staff|employee|clothing) discount|\btuition\b|\bstock options|\brelocation (?:help|assistance|package)|\blearning budget|\byou(?:['’]ll| will)? get\b|\bticket included|\bdays on,|\bshifts (?:between|from)|\bo['’]clock\b|\bweekends? a month|\bmember FDIC|\bsubject to (?:an? )?(?:background|drug|DBS|pre-employment)|\bpayment terms\b|\buniform provided|\bapply (?:online|at|by|with|via|now|on|through)\b|\bto apply[,:]|\bincorporación\b|\bsend (?:us|your|a|an)\b|\br[eé]sum[eé]s?\b|\bCVs?\b|\bcover letter|https?:|www\.|\b\w+\.(?:com|org|example)\b|@|\bcall \p{Lu}\p{Ll}|\b(?:urlaubstage|tage urlaub|jobticket|obstkorb|altersvorsorge|vergütung|lebenslauf|firmenwagen|kantine|unbefristet\w*|deine bewerbung|ihre bewerbung|mutuelle|tickets?[- ]restaurant|RTT|rémunération|télétravail|lettre de motivation|postulez|chèques[- ]repas|vakantiedagen|vakantiegeld|leaseauto|pensioen|reiskosten\w*|solliciteer|vacaciones|seguro médico|contrato (?:indefinido|temporal|estable)|currículum|inscríbete)\b/iu;

const employer = "(?:we|our|wir|unsere?[nrms]?|nous|notre|nos|wij|onze|nosotros|nuestr[oa]s?)";
/** Starts an employer's remark after a requirement: "your own tools, we supply the gauges". */
export const remarkOpener = new RegExp(
  `(?:[,:]\\s+|\\s\\()(?=${employer} (?!need|require|expect|use|work|run|ask|also|would|brauchen|erwarten|arbeiten|nutzen|setzen|verwenden|utilisons|travaillons|usamos|trabajamos|werken|gebruiken)\\p{L})`,
  "iu",
);
/** Confirms such a remark by its verb. */
export const employersRemark = new RegExp(
  `^${employer} (?:['’]?ll |will |can |werden |können |zullen |kunnen )?(?:\\p{L}+ ){0,2}?(?:supply|supplies|provide|includes?|covers?|pay|cover|give|help|teach|train|read|are|is|stellen|zahlen|übernehmen|geben|sind|ist|fournissons|payons|prenons|formons|ponemos|pagamos|damos|betalen|verzorgen|leren|zijn|is)(?!\\p{L})`,
  "iu",
);

/** The employer is the subject. */
export const employerSubject =
  /\b(?:we|us|our|ours|my client|the company|wir|unser\w*|uns|nous|notre|nos|somos|nuestr[oa]s?|tenemos|contamos|ofrecemos)\b/iu;

const candidateWord =
  /\b(?:you|your|you['’]ll|candidates?|applicants?|someone|somebody|the person|post ?holder|he or she|whoever|looking for|seek(?:ing)?|hiring|du|dein\w*|dich|suchen|vous|votre|vos|cherch\w*|recherch\w*|recrut\w*|usted|persona|candidat\w*|busca\w*|necesitamos|je (?:hebt|kunt|bent|beheerst|spreekt|weet)|jij|jouw|iemand|kandidaat)\b/iu;
/** Whether a clause mentions the candidate or the search for one. */
export function speaksOfCandidate(clause: string): boolean {
  return candidateWord.test(clause);
}

/** "…, as well as a practice of": continues the previous statement. */
export const continuation =
  /^(?:such as|like|for example|e\.g\.|including|wie|zum beispiel|z\. ?B\.|comme|par exemple|como|por ejemplo|zoals|bijvoorbeeld|de même|ainsi que|as (?:is|are|would|well)|ebenso|ebenfalls|sowie|likewise|así como|so (?:is|are|would|does|do))/iu;
