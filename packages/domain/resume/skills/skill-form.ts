import { foldText } from "../text/fold-text.ts";
import { regionCodes } from "../places/places.ts";
import { rateLocation } from "../places/recognize-location.ts";
import { titleHeads } from "../places/title-words.ts";

/** Words that lists of skills hold and that name no skill by themselves, folded. */
const ordinaryWords = new Set(
  `ability able academic accounts accuracy achievement achievements action active activities activity additional address administrative advanced adult affairs agencies agency
agenda agreement agreements air analyze anatomy animal animals annual apparel appliances application applications apply appointment appointments approach arrange art article articles
arts ask assemble assessment assets assist attention attitude audience audio automate automobile automobiles automotive backup backups balance bank banks banner basic basics bed beds beer
benefit benefits bid bids big bilingual billings blue board boards book books bottles box brand brands breakfast brief broadcast broker budget budgets build building buildings bulk business businesses busy
buy cabinet cable cables camera cameras campaign campaigns capacity capital car card cards care career cars case cases cash catalog catalogs cd cell center centers certificate certificates certification certified
chain challenge change charge charts chat check checks child children choice church city claims class classes clean client clientele clients clinic clinical clients closing clothing coding
collection collections college color com comfort commercial commitment committee commodities communicate communicator community companies company competitive complex components computer computers
conference conferences conflict connect construct consultant consultants consultation consumer contact contacts content contract contracting contracts control controls conversion copies copy core
corporate correct cost costs council counter country county course courses court courts cover creative credit creditors criminal critical culture current curriculum customer customers cut cv daily
database-driven date dates day days deadlines dealer deals debt decision decisions dedicated deep delivery demand department departments dependable desk desktop detail detailed details develop developing
development device devices diagnose diagrams diet direct direction directions director directors display displays distribute distribution document documents door doors draft drafts dress dressing drill drive
drivers drives driven dynamic earth eating economic economics edge edit editor education educational effective efficiency efficient electric electrical electronic email emails emergency employee employees employment energetic
energy engineer engineering engineers english ensure enterprise entertainment environment environmental equipment era essential estate ethics event events excellent exceptional executive executives exhibit exhibits
expand expense expenses experience experienced experiment experiments expert expertise explain external eye eyes fabric fabrics facilities facility factory fair family farm fast fax-machine features feedback field fields
figures file files fill film films finance finances financial financials financing finish firm firms first fix flash fleet flex flexible floor flow fluent focus focused follow food foods foreign form forms
forum forward foundation frame friendly front full function functional functions fund funding funds furniture future game games gas general general-office global goal goals good goods government governmental grade
graph graphic great grid group groups growth guest guests guide guidelines hand handle handling hands hard hardworking head health heat heavy help high highly hire history home honest hospital
hospitals host hot hotel hotels hour hours house housing human ideas identify ids image images imaging implement import impact improve improvement improvements inbound income independent index indexing individual
industrial industry information initiative innovative input insight inspect inspections install instruct instruction instructional instructions instructor instruments intake integration interior internal international internet
interpersonal interpret interviews inventory invoice invoices issues item items job jobs judgment junior key keyboard kitchen label labels labor laboratory language languages laptop laptops laser law laws lead leader leads learn
learner learning lecture lectures legal legislation lesson letter letters level liaison library license licensed life lifting light lights line lines link list lists live loan loans local location logic logical long loss lunch
machine machinery machines mac macs magazine magazines mail mailing mailings mails maintain maintenance making male manage managed management manager managerial managers managing manual manuals map maps market markets mass material
materials math meal meals measurement mechanic mechanical media medical meeting meetings mentor menu message messages messaging metal method methods mill million mind mission mobile model models modern money monitor monitors month
monthly motivated motor multi multimedia music national natural naval navy negotiator net network networks neural new news newspaper newspapers next night notes novel numbers object objectives objects office officer officers offices oil
old online open operate operating operator oral order orders organisation organization organizational organize organized organizer outbound output outside outstanding overhead page pages paint pan panel paper papers parking part
parts party passion patient patients pay payment payments peace people perform performance performing period permits person personal personality personnel persuasive phone phones photo photos physical pick picture pictures pipe plan planner
plans plant plants play plus police policies policy politics population port position positive post poster posters power practice practices predict prepare present press prices print printer printers prior private pro problem problems procedure
procedures process processes processing produce producer producing product productive products professional proficient profit profits program programs progress project projectors projects promotion promotions promotional proof properties property proposal
proposals protect protocol protocols provide public publication publications purchase purchases quality quantity quick quickly quotes raw read reading real real-time receipts receive receiver record recorder records recruit refer reference references
referrals regulations regulatory relations relationship relationships reliable renewal repair repairing replace report reporter reports representative request requests require requirement requirements research-based resource resources respond responsible restaurant
restaurants result results resume retirement retail-store return returns revenue review reviews right risk risks road room rooms route routing rules safe safety salary sale sales-force sample samples satisfaction saw scale schedule schedules school schools science
sciences scientific script search secretarial section secure securities security self seminar seminars senior sensitive server service services servicing set setting settings share sheet sheets shift ship shop shopping show sign signs site sites size sketches skill
skilled skills small smart social society software solid solution solutions solve sound source space speaker speakers speaking special specification specifications speech speeches speed sports staff stage standard standards start state statement statements states status
steel stop storage store stores stories story strategic strategies strategy strong structure structured student students studio studies study style subject subjects summary superb supervise supervisor supervisory supplier suppliers supplies supply support supporting surveys
system systematic systems table tables talent target targets task tasks tax taxes teach team teams technical technician techniques technological technologies technology telephone telephones television term terms territory test tests text theater thorough time tool tools tops
total tour tours tracking trade traffic trained trainer transactions transition transport transportation travel treatment trend trends troubleshoot trust tv type united university update updates upgrade upgrades urban us usa user users utilities utility vacation valid valuable value values
van vehicle vehicles vendor vendors verbal video videos view vision visit visual vital voice volume volunteer warranty water weather web website websites week weekly wheelchairs wholesale windows-based wire wood work worker workers working workshop world write written year years youth
3d 2d os designing microsoft windows-operating real-time-systems works win point sigma hub hubs window cancer mental concept concepts summit suite exchange army force forces marine corps solving reduction managment both involvement basketball graphs weapons processors clarify fashion upgrading instructing researching organizing inspecting reconciling trending administration shoes transmissions pathogen abc positive ltd inc llc corp gmbh ag plc etc hobby interests strengths areas others various multiple able-bodied qualified advertisement`
    .trim()
    .split(/\s+/),
);

/** Verbs that open a sentence about a duty: "Maintain inventory", "Assist patients". */
const dutyVerb =
  /^(?:able|accept|achieve|act|adapt|adhere|administer|advise|analyze|answer|apply|arrange|assess|assign|assist|assure|attend|build|calculate|care for|carry|check|clean|collaborate|collect|communicate|complete|conduct|coordinate|create|deal|deliver|demonstrate|design|develop|direct|distribute|document|draft|drive|educate|enforce|ensure|enter|establish|evaluate|explain|follow|generate|get|give|greet|handle|help|identify|implement|improve|increase|inform|input|inspect|install|interact|keep|lead|learn|lift|listen|maintain|make|manage|meet|monitor|motivate|move|negotiate|observe|obtain|offer|operate|order|organize|oversee|participate|perform|pick|plan|prepare|present|process|produce|promote|protect|prove|provide|pull|receive|recommend|record|reduce|refer|repair|report|represent|research|resolve|respond|review|run|schedule|secure|sell|serve|set up|solve|stock|supervise|support|take|teach|train|treat|troubleshoot|update|use|utilize|verify|work|write)\s/iu;

/** What a piece of a sentence begins or ends with, and no name does. */
const looseStart =
  /^(?:and|or|but|with|than|then|soon|also|very|more|less|most|such|etc|including|like|as|at|from|into|over|under|up|proven|ability|capable|able|willing|ready|able to|und|oder|mit|et|ou|avec|y|o|con)\b/iu;
const looseEnd =
  /\b(?:and|or|of|in|to|with|for|the|a|an|by|from|at|on|as|my|our|their|und|oder|mit|für|et|ou|de|du|des|y|o|con|para|e)$/iu;
const pronoun =
  /\b(?:i|my|me|we|our|you|your|he|she|his|her|they|their|them|it|its|who|that|this)\b/iu;
/** Traits, and what a skill is counted or kept by, are no names: "client-focused", "office skills". */
const trait =
  /(?:-| )(?:driven|oriented|focused|minded|savvy|conscious|literate|level|department|skills?|abilities|experience|environments?|problem-solver|solver|communicator|preparer)$/iu;
const institution =
  /\b(?:air force|marine corps|department|university|college|hospital|company|corporation|academy|institute|inc|llc|gmbh)\b/iu;
const measure =
  /^\W*\d[\d,.]*\s*[+%]?\s*(?:wpm|kpm|kph|words|%|percent|million|thousand|k|hours?|hrs?|days?|weeks?|months?|yrs?|years?|jahre|ans|años|anni|jaar)?\W*$|\b\d+\s*\+?\s*(?:yrs?|years?|months?|jahre|ans|años)\b/iu;
const bareQuality = /(?:[^n]ive|ous|[^t]able|ible|ful|[^r]ical|ial|ly)$/iu;
const alsoThings = new Set(["server", "model", "scrum", "housekeeping"]);
/** Products whose last word is also an occupation: "SQL Server", "Google Tag Manager". */
const product =
  /^(?:google|microsoft|ms|adobe|oracle|sql|ibm|sap|windows|apache|vmware|cisco|salesforce|facebook|meta|amazon|aws|azure|apple|web|file|mail|app|game|home) /iu;

/**
 * Whether an item of a list has the form of a skill's name: no plain word, no piece of a sentence,
 * no job title, place, measure or firm.
 */
export function hasSkillForm(term: string): boolean {
  const folded = foldText(term);
  const words = folded.split(/[\s/]+/u).filter((word) => word !== "");
  const last = words.at(-1) ?? "";
  if (measure.test(term) || pronoun.test(term)) return false;
  if (looseStart.test(folded) || looseEnd.test(folded) || dutyVerb.test(folded)) return false;
  // "Managing a floor" tells what is done, and names nothing.
  if (trait.test(folded) || institution.test(folded)) return false;
  if (/\s(?:a|an|the|eine?n?|une?|una)\s/iu.test(term)) return false;
  if (/^\p{Lu}?\p{Ll}{0,2}$/u.test(term)) return false;
  if (term.includes("(") !== term.includes(")")) return false;
  if (words.every((word) => ordinaryWords.has(word)) && words.length < 2) return false;
  if (titleHeads.has(last) && !alsoThings.has(last) && !product.test(folded)) return false;
  if (regionCodes.has(term) || rateLocation(term) >= 0.85) return false;
  return words.length > 1 || !bareQuality.test(folded);
}
