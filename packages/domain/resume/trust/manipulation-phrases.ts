/**
 * Patterns for text that addresses a ranking machine instead of a reader, in folded text. Every gap
 * is bounded, which keeps the search linear in the line's length.
 */

const machine =
  "(?:ai|a\\.i\\.|llms?|language models?|chatgpt|gpt(?:-\\d\\w?)?|claude|gemini|copilot|ats|ki|ia|si|screening (?:software|system|tool|ai|model|bot|algorithm)|(?:recruiter'?s? |hiring |recruiting |automated )(?:assistant|bot|ai|model|reviewer|screener|system)|automated (?:evaluator|evaluation)|kunstliche intelligenz|intelligence artificielle|inteligencia artificial|intelligenza artificiale|kunstmatige intelligentie|sztuczn\\p{L}{1,3} inteligencj\\p{L}|(?:ki|ai)-(?:system|assistent|modell)\\p{L}{0,2})";
const person = "(?:candidate|applicant|resume|cv|curriculum|profile|application|person|submission)";
const top =
  "(?:first|top|highest|number one|#1|1st|100|10\\/10|perfect|best|maximum|max|excellent|above all|full marks)";
const rank = "(?:rank|score|rate|grade|place|put|mark|classify|evaluate|assess|shortlist)";

export const manipulationPhrases: readonly RegExp[] = [
  // Orders to ignore other orders.
  /\b(?:ignore|disregard|forget|override|bypass|overrule)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|other|preceding|your|system|the)\b.{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|criteria|directions?|candidates?|resumes?|applicants?)\b/,
  /\b(?:do not|don't|never|stop) (?:follow|obey|apply|use|consider|rank|score|compar)\p{L}{0,3}\b.{0,25}\b(?:(?:instructions?|rules?|criteria|rubric|guidelines?) (?:above|before|you were)|previous (?:instructions?|rules?|prompts?)|other (?:candidates?|applicants?|resumes?|cvs?))\b/u,
  /\b(?:new|updated|revised|real|actual|following) (?:system )?(?:instructions?|prompt|directive|task)s? (?:for|to) (?:you|the (?:model|assistant|evaluator|ai))\b|\b(?:end|start|begin(?:ning)?) of (?:the )?(?:resume|cv|prompt|instructions|user (?:input|message)|data)\b.{0,30}\b(?:new|system|instructions?|now|begin|answer)\b/,
  /\b(?:ignorier\p{L}{1,3}|missacht\p{L}{1,3}|vergiss|vergessen sie|ubergeh\p{L}{1,3})\b.{0,40}\b(?:anweisung\p{L}{0,2}|instruktion\p{L}{0,2}|regeln|prompt\p{L}{0,2}|vorgaben)\b/u,
  /\b(?:ignore[zr]?|oublie[zr]?|neglige[zr]?|ne ten(?:ez|ir) pas compte)\b.{0,40}\b(?:instructions?|consignes?|regles?|directives?)\b/,
  /\b(?:ignor[aeo]\p{L}{0,2}|olvid[ae]\p{L}{0,2}|desconsidere|esqueca|haga caso omiso|hagan caso omiso|no tengas? en cuenta|trascura|dimentica|non tenere conto)\b.{0,40}\b(?:instrucciones|instrucoes|istruzioni|reglas|regras|regole|indicaciones|indicazioni)\b/u,
  /\b(?:negeer|vergeet|sla)\b.{0,40}\b(?:instructies|aanwijzingen|regels|opdrachten)\b/,
  /\b(?:zignoruj|ignoruj|pomin|zapomnij o)\b.{0,40}\b(?:instrukcj\p{L}{1,2}|polecen\p{L}{1,2}|zasad\p{L}{0,2}|wytyczn\p{L}{1,3})(?!\p{L})/u,

  // Imitations of system messages, or a role for the model.
  /\b(?:you are|act as|pretend (?:to be|you are)|imagine you are|roleplay as|behave as)\b.{0,30}\b(?:ai|language model|llm|assistant|chatgpt|\p{L}{0,12}gpt|recruiter bot|screening (?:ai|system|tool|algorithm)|ats|evaluator|hiring manager|recruiter|judge)\b.{0,80}\b(?:rank|score|rate|recommend|select|hire|hires|output|respond|say|return|must|should|give|loves?|favou?rs?|prefers?|candidate|resume|perfect)\b/u,
  /\bas an? (?:ai|llm|language model|ats|screening (?:ai|system|tool|algorithm))(?: (?:model|assistant|evaluator|system))?[,:;].{0,60}\b(?:rank|score|recommend|select|hire|output|respond|return|must|should|give)\b/,
  /\bfrom now on\b.{0,40}\b(?:respond|answer|output|reply|rate|rank|score|return|you (?:are|will|must))\b/,
  /\b(?:system|assistant|developer) ?(?:prompt|message|instruction|override)s?\b\s{0,3}[:\])>]/,
  /^\W{0,4}(?:system|developer|admin)\s{0,2}[:>\])].{0,60}\b(?:evaluations?|override|candidate|applicant|resume|rank|score|rating|you (?:are|must|will)|evaluator)\b/,
  /^\W{0,4}(?:assistant|model|evaluator|ai|chatgpt)\s{0,2}[:>\])].{0,60}\b(?:fit|score|rating|rank|verdict)\b.{0,12}\b(?:100|10\/10|top|first|perfect|highest)\b/,
  /<\|?(?:im_start|im_end|system|endoftext|inst)\|?>|\[\/?inst\]|<<\/?sys>>|###\s{0,3}(?:system|instruction)|\b(?:begin|end) (?:system|hidden) (?:prompt|message|instructions?)\b/,
  /\b(?:developer|god|debug|admin|maintenance) mode\b.{0,40}\b(?:enabled|on|activated|score|rank|rate|candidate)\b|\bevaluation (?:mode|criteria|rules?) (?:is |are )?(?:disabled|off|suspended|overridden)\b/,

  // An answer in the model's own format.
  /["'](?:fit|score|rating|rank|overall_?score|match_?score)["']\s{0,3}:\s{0,3}["']?\d|["'](?:candidate|ratings?|verdict|recommendation)["']\s{0,3}:\s{0,3}[["'{]|\bfit\s{0,2}[:=]\s{0,2}100\b/,
  new RegExp(
    `\\b(?:candidate|applicant|resume|cv|profile|fit|match|evaluation|ai|ats|evaluator'?s?) (?:score|rating|rank|grade|verdict|result)\\s{0,2}(?:[:=]|is|of)\\s{0,2}(?:100|10\\/10|top|first|perfect|highest|maximum|excellent|#1)`,
  ),
  /\b(?:respond|reply|answer|output|print|say|write|return)\b (?:only |just |simply |exactly )?(?:with )?.{0,12}\b(?:fit|score|rating|rank) (?:of )?(?:=|:)?\s?(?:100|10|1|first|top)\b/,
  /\b(?:respond|reply|answer|output|print|say|write|return)\b.{0,20}["'“”‘’](?:highly (?:qualified|recommended)|exceptional|perfect|hire|strong yes|best|shortlist)/,

  // Demands, also polite ones.
  new RegExp(
    `\\b${rank}\\b.{0,12}\\b(?:this|my|the) (?:\\p{L}{1,12} )?(?:candidate|applicant|resume|cv|curriculum|profile)\\b.{0,40}\\b${top}(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `\\b${rank}\\b.{0,12}\\bthis (?:person|application|submission|one)\\b.{0,40}\\b${top}(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `\\b(?:rank|score|rate|grade|place|put)(?:s|ed)? me\\b.{0,25}\\b${top}(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `\\b(?:giv(?:e|ing)|assign(?:ing)?|award(?:ing)?|grant(?:ing)?)\\b.{0,12}\\b(?:this|my|the|me)\\b(?: ${person})?.{0,25}\\b(?:top|highest|perfect|best|maximum|max|full|100|10\\/10)\\b.{0,14}\\b(?:scores?|ratings?|marks?|rank(?:ing)?|grade|fit|points)\\b`,
    "u",
  ),
  new RegExp(
    `\\b(?:this|the) (?:candidate|applicant)\\b.{0,20}\\b(?:receives?|gets?|is given|deserves?|be given|be assigned|be awarded|be rated|be scored|be placed|be put)\\b.{0,25}\\b${top}(?!\\p{L})`,
    "u",
  ),
  /\b(?:this|the) candidate (?:is|should be|must be)\b.{0,40}\b(?:best|perfect|ideal|top|hired|ranked|rated|selected|shortlisted|recommended|exceptional(?:ly)?|highly qualified)\b/,
  new RegExp(
    `\\bthis ${person} (?:must|should|has to|needs to|is to|shall) be (?:ranked|rated|scored|placed|put|hired|selected|shortlisted|recommended|preferred)`,
  ),
  /\b(?:all |any |every )?other (?:candidates?|applicants?|resumes?|cvs?)\b.{0,25}\b(?:must|should|shall|are to|need to)\b.{0,12}\b(?:be )?(?:scored?|ranked?|rated?|rejected|ignored|placed|lower|below|zero|0)\b/,
  new RegExp(
    `\\b(?:favou?r|prefer|prioriti[sz]e|recommend|promote|boost|choose|pick)(?:s|ing)?\\b.{0,12}\\bthis ${person}\\b`,
  ),
  /\b(?:when|while|if) (?:you are |you )?(?:ranking|rating|scoring|comparing|evaluating|rank|rate|score|compare|evaluate)\b.{0,30}\b(?:always|prefer|put|place|choose|pick|this (?:candidate|one|resume|cv|profile))\b/,
  /\b(?:must|should|please|kindly)\b.{0,12}\b(?:place|put|rank|rate|list) (?:me|this)\b/,

  // Notes to a machine.
  new RegExp(
    `\\b(?:note|attention|message|instruction|hint|memo|reminder|notice|request)s? (?:to|for) (?:(?:the|any|all|your|every) )?(?:\\p{L}{1,12}'?s? ){0,2}${machine}(?!\\p{L})\\s{0,3}[:!–—-]`,
    "u",
  ),
  new RegExp(
    `^\\W{0,4}(?:attention|dear|hello|hi|hey|to|note|an|pour|para|per|voor|do|dla|fur)[ ,:](?:the |any |all |die |das |l'|la |de )?${machine}(?!\\p{L})\\s{0,3}[:,!–—-]`,
    "u",
  ),
  new RegExp(
    `\\b(?:hinweis|nachricht|anweisung|notiz|note|message|remarque|nota|mensaje|aviso|mensagem|messaggio|avviso|bericht|opmerking|wiadomosc|uwaga|notatka) (?:an|fur|a|au|aux|pour|para|per|al|alla|all|aan|voor|do|dla)(?: (?:die|das|den|der|la|el|a|o|as|os|il|de|het|systemu|modelu))?[ '’](?:l['’])?${machine}(?!\\p{L})`,
    "u",
  ),
  /\bif you are (?:an? )?(?:ai|llm|language model|chatgpt|bot)\b|\bfor (?:an? )?(?:ai|llm|language model|chatgpt|bot)s?\b.{0,20}\b(?:reading|evaluating|screening|reviewing) this\b/,

  // Verdicts attributed to other people.
  /\b(?:evaluators?|reviewers?|recruiters?|hiring (?:committee|manager|team|panel)|model|ai|algorithm|system)\b.{0,20}\b(?:agreed|agrees|approved|confirmed|decided|concluded|determined|verified|pre-?approved)\b.{0,50}\b(?:this (?:candidate|applicant|person|resume|profile)|the (?:candidate|applicant)|(?:rate|score|rank|fit|rating)\b.{0,12}\b(?:100|first|top))\b/,
  /\b(?:as )?(?:previously|already) (?:approved|agreed|decided|confirmed|determined) by\b.{0,40}\b(?:hiring|recruit|committee|panel|evaluator|manager)\p{L}{0,5}\b.{0,40}\b(?:rate|score|rank|fit|hire|shortlist|100|top|first)\b/u,
  /\b(?:according to|in accordance with|per) (?:the )?(?:(?:updated|new|revised|recruiter'?s?|company|hiring) ){1,3}(?:policy|policies|instructions?|guidelines?|rules?)\b.{0,40}\b(?:this (?:candidate|applicant|resume|profile)|rank|rate|score)\b/,

  // The same demands in other languages: a verb of rating, the person, and the best rank.
  /\b(?:bewert\p{L}{1,3}|stuf\p{L}{1,3}|setz\p{L}{1,3}|platzier\p{L}{1,3}|vergeb\p{L}{1,3}|geben sie|gib|empfehl\p{L}{1,3}|einstuf\p{L}{1,3})\b.{0,40}\b(?:dies\p{L}{1,2}|mein\p{L}{0,2}|de[nmr]) (?:kandidat\p{L}{0,4}|bewerb\p{L}{1,6}|lebenslauf\p{L}{0,2}|profil\p{L}{0,2})\b.{0,50}\b(?:hochst\p{L}{0,3}|best\p{L}{1,3}|platz 1|100|erst\p{L}{1,3}|perfekt\p{L}{0,2}|maximal\p{L}{0,2}|voll\p{L}{1,2})\b/u,
  /\bdies(?:er|e|em) (?:kandidat\p{L}{0,4}|bewerber\p{L}{0,2})\b.{0,40}\b(?:ist|sollte|muss|soll)\b.{0,40}\b(?:best\p{L}{1,3}|perfekt|ideal|am besten|erste\p{L}|eingestellt|bevorzugt)\b/u,
  /\b(?:attribue[zr]?|donne[zr]?|accorde[zr]?|classe[zr]?|note[zr]?|place[zr]?|evalue[zr]?|mette[zr]?)\b.{0,40}\b(?:ce(?:tte)?|mon|ma) (?:candidat\p{L}{0,4}|cv|profil|curriculum)\b.{0,30}\b(?:premier|premiere|maximal\p{L}|maximum|meilleur\p{L}{0,2}|100|parfait|tete)\b|\b(?:note|score|place) (?:maximale?|maximum|la plus elevee|parfaite?)\b.{0,20}\b(?:ce(?:tte)?|mon) (?:candidat\p{L}{0,4}|cv|profil)\b/u,
  /\b(?:otorgu?e\p{L}{0,2}|otorga|asign[ae]\p{L}{0,2}|de|da|dale|califi(?:que|ca)|clasifi(?:que|ca)|punt[uú][ea]|pon(?:ga)?|atribua|de|coloque|classifique|avalie|pontue)\b.{0,40}\b(?:maxim[oa]|mas alt[oa]|mais alt[ao]|perfect[oa]|primer(?:o|a)?|primeir[oa]|100|mejor|melhor)\b.{0,30}\b(?:est[ea]|mi|meu|deste|desta) (?:candidat[oa]|curriculum|curriculo|cv|perfil)\b|\b(?:califi(?:que|ca)|clasifi(?:que|ca)|classifique|avalie|pon(?:ga)?|coloque|evalu[ae])\b.{0,12}\b(?:a )?(?:est[ea]|mi|meu) (?:candidat[oa]|curriculum|curriculo|cv|perfil)\b.{0,30}\b(?:maxim[oa]|primer\p{L}?|primeir[oa]|mejor|melhor|100|mas alt[oa])\b/u,
  /\b(?:assegna(?:re|te)?|dai|dare|date|classifica(?:re|te)?|valuta(?:re|te)?|attribuisci|metti)\b.{0,40}\b(?:massim[oa]|perfett[oa]|primo|prima|100|piu alt[oa]|miglior\p{L})\b.{0,30}\b(?:quest[oa]|mio) (?:candidat[oa]|curriculum|cv|profilo)\b|\b(?:classifica(?:re|te)?|valuta(?:re|te)?|metti)\b.{0,6}\b(?:quest[oa]|mio) (?:candidat[oa]|curriculum|cv|profilo)\b.{0,30}\b(?:massim[oa]|prim[oa]|100|miglior\p{L}|perfett[oa])\b/u,
  /\b(?:geef|beoordeel|rangschik|plaats|zet|scoor|ken)\b.{0,20}\b(?:deze|dit|mijn) (?:kandidaat|sollicitant|cv|profiel)\b.{0,30}\b(?:hoogste|maximale|beste|eerste|bovenaan|100|perfecte?)\b|\bhoogste score\b.{0,20}\b(?:deze|dit|mijn) (?:kandidaat|sollicitant|cv|profiel)\b/,
  /(?<!\p{L})(?:ocen|oceni[cj]\p{L}?|prosze|daj|przyznaj|przyznac|umiesc|sklasyfikuj)(?!\p{L}).{0,30}(?<!\p{L})(?:tego|tej|temu|to|moje) (?:kandydat\p{L}{0,3}|cv|profil\p{L}{0,2})(?!\p{L}).{0,30}(?<!\p{L})(?:najwyzej|najwyzsz\p{L}{1,3}|maksymaln\p{L}{1,3}|pierwsz\p{L}{1,3}|100|najlepsz\p{L}{1,4})/u,
];

/** A fast check: a line without any of these stems addresses no machine. */
export const manipulationStems =
  /ignor|disregard|forget|overrid|overrul|bypass|prompt|instru|candidat|kandida|kandyda|applicant|other (?:resume|cv)|resume|\bcv\b|curricul|profil|lebenslauf|bewerb|sollicit|llm|gpt|language\smodel|\bai\b|\ba\.i\.|\bats\b|\bki\b|\bia\b|\bsi\b|claude|gemini|copilot|intelligen|screening|(?:assistant|evaluator|reviewer|system|developer|admin|model)\b|evaluation|\brank|\bscore\b|\brate\b|rating|verdict|\bfit\b|\bmode\b|from now on|missacht|vergiss|vergess|ubergeh|oubli|neglige|compte|olvid|desconsider|esquec|omiso|cuenta|trascura|dimentica|conto|negeer|vergeet|regels|opdracht|pomin|zapomnij|polecen|im_start|im_end|endoftext|\[\/?inst\]|<<\/?sys|###|pretend|imagine|highly|approved|agreed|recommend|place me|put me|this (?:person|one|submission|application)/m;
