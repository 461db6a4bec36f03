import { patternOf } from "../../lexicon/lexicon.ts";
import { trust } from "../lexicon/trust.gen.ts";

/**
 * Patterns for text that addresses a ranking machine instead of a reader, in folded text. Every gap
 * is bounded, which keeps the search linear in the line's length.
 */

const machine = `(?:${patternOf(trust, "machine")})`;
const person = "(?:candidate|applicant|resume|cv|curriculum|profile|application|person|submission)";
const top =
  "(?:first|top|highest|number one|#1|1st|100|10\\/10|perfect|best|maximum|max|excellent|above all|full marks)";
const rank = "(?:rank|score|rate|grade|place|put|mark|classify|evaluate|assess|shortlist)";

export const manipulationPhrases: readonly RegExp[] = [
  // Orders to ignore other orders.
  /\b(?:ignore|disregard|forget|override|bypass|overrule)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|other|preceding|your|system|the)\b.{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|criteria|directions?|candidates?|resumes?|applicants?)\b/,
  /\b(?:do not|don't|never|stop) (?:follow|obey|apply|use|consider|rank|score|compar)\p{L}{0,3}\b.{0,25}\b(?:(?:instructions?|rules?|criteria|rubric|guidelines?) (?:above|before|you were)|previous (?:instructions?|rules?|prompts?)|other (?:candidates?|applicants?|resumes?|cvs?))\b/u,
  /\b(?:new|updated|revised|real|actual|following) (?:system )?(?:instructions?|prompt|directive|task)s? (?:for|to) (?:you|the (?:model|assistant|evaluator|ai))\b|\b(?:end|start|begin(?:ning)?) of (?:the )?(?:resume|cv|prompt|instructions|user (?:input|message)|data)\b.{0,30}\b(?:new|system|instructions?|now|begin|answer)\b/,
  new RegExp(patternOf(trust, "ignore"), "u"),

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
    `^\\W{0,4}(?:${patternOf(trust, "greeting")})[ ,:](?:${patternOf(trust, "greetingArticle")})?${machine}(?!\\p{L})\\s{0,3}[:,!–—-]`,
    "u",
  ),
  new RegExp(
    `\\b(?:${patternOf(trust, "note")}) (?:${patternOf(trust, "noteTo")})(?: (?:${patternOf(trust, "noteArticle")}))?[ '’](?:l['’])?${machine}(?!\\p{L})`,
    "u",
  ),
  /\bif you are (?:an? )?(?:ai|llm|language model|chatgpt|bot)\b|\bfor (?:an? )?(?:ai|llm|language model|chatgpt|bot)s?\b.{0,20}\b(?:reading|evaluating|screening|reviewing) this\b/,

  // Verdicts attributed to other people.
  /\b(?:evaluators?|reviewers?|recruiters?|hiring (?:committee|manager|team|panel)|model|ai|algorithm|system)\b.{0,20}\b(?:agreed|agrees|approved|confirmed|decided|concluded|determined|verified|pre-?approved)\b.{0,50}\b(?:this (?:candidate|applicant|person|resume|profile)|the (?:candidate|applicant)|(?:rate|score|rank|fit|rating)\b.{0,12}\b(?:100|first|top))\b/,
  /\b(?:as )?(?:previously|already) (?:approved|agreed|decided|confirmed|determined) by\b.{0,40}\b(?:hiring|recruit|committee|panel|evaluator|manager)\p{L}{0,5}\b.{0,40}\b(?:rate|score|rank|fit|hire|shortlist|100|top|first)\b/u,
  /\b(?:according to|in accordance with|per) (?:the )?(?:(?:updated|new|revised|recruiter'?s?|company|hiring) ){1,3}(?:policy|policies|instructions?|guidelines?|rules?)\b.{0,40}\b(?:this (?:candidate|applicant|resume|profile)|rank|rate|score)\b/,

  // The same demands in other languages: a verb of rating, the person, and the best rank.
  new RegExp(patternOf(trust, "demand"), "u"),
];

/** A fast check: a line without any of these stems addresses no machine. */
export const manipulationStems = new RegExp(patternOf(trust, "stem"), "m");
