/**
 * What a piece of a job description says: a demand, a wish, a duty, or nothing of the kind (`about`):
 * something about the employer, or that something is not needed.
 */
export type DescriptionKind = "must" | "nice" | "duty" | "about" | "other";
/** The first that fits tells the section; English, German, French, Spanish and some Italian, Dutch. */
const headings: readonly (readonly [DescriptionKind, RegExp])[] = [
  [
    "nice",
    /nice.to.have|preferred|not required|happy about|\bwensen\b|graag zien|\bfijn\b|voordeel|een pre\b|puntos? extra|encantaría|it helps|not a demand|welcome|\bbonus\b|\ba plus\b|^plus(?:es)?$|pluspunkt|desir(?:ed|able)|\boptional|good to have|advantag|extra(?:s| credit| points)|(?:be|is|are|also) (?:great|useful|handy|helpful|nice|welcome|good)|stand out|\bsmile\b|(?:would|might|may|could) (?:also )?help|even better|tendr(?:á|emos) en cuenta|gustaría|you (?:might|may|could) also|(?:would|'d) (?:love|like|be thrilled|be delighted)|\bassets?\b|von vorteil|wünschenswert|idealerweise|optional|gern(?:e)? (?:auch|gesehen)|\bwäre\b|wenn du (?:außerdem|auch|noch)|punkten|sahnehäubchen|willkommen|das i-tüpfelchen|souhait|apprécié|\batouts?\b|^les? plus|un plus|bonus|deseable|valorable|valora|^méritos|gradit|diferencia|\bplus\b$/iu,
  ],
  [
    "about",
    /about (?:us|the (?:company|team|firm|hospital|school|group|department)|(?!the\b|this\b|your?\b)\S+(?: \S+)?$)|who we are|what we do$|^why\b|\bour (?:company|mission|story|values|culture|promise|offer|farm|library|hotel|client$|client offers|school|team|clinic|firm|benefits)|company (?:overview|description|profile)|benefits|perks|\brewards?\b|ts & cs|supplemental information|highlights$|arbeidsvoorwaarden|over ons|onze school|wij bieden|wat (?:je|jij|u) krijgt|leistungen|vergütung|compensación|qué damos|\boffre\b|salaire|sueldo|we give|we (?:can )?offer|what (?:we|you).{0,6}(?:get|give|offer|receive)|what.s in it|in return|we give|we['’]?(?: wi)?ll (?:teach|give|pay)|things to note|what happens next|why this job|our airline|you will get|^du bekommst|se ofrece|\bdamos\b|la empresa|arbeitgeber|freuen|^terms|the rest$|compensation|salary|\bpay\b|the (?:package|company|hotel|firm|project|school|farm|employer|organi[sz]ation|offer)\b|how to apply|applications?$|\bapply$|equal opportunity|additional information|wir (?:bieten|über uns|sind)|über uns|wer wir sind|unser(?:e)? (?:angebot|unternehmen|haus)|das haus|das (?:bekommst|erwartet|kannst) (?:du|dich|sie)(?! (?:machen|tun))|das bieten|nous offrons|offrons|avantages|conditions$|à propos|qui sommes|(?:notre|l[’']) ?entreprise|\bbietet\b|horaires?$|horario$|arbeitszeit(?:en)?$|ofrecemos|ofrece|sobre nosotros|quiénes somos|beneficios|condiciones|location|contact\b|kontakt|leadership principles|\bstart\b|\brate\b|\bhours\b/iu,
  ],
  [
    "must",
    /requirement|(?<!not )\brequired?\b|\beisen\b|wie zoeken we|wat vragen|pedimos|attend de|qualification|must.?haves?|^musts?$|you must|(?:you|we|applicants|candidates)(?:.ll)?(?: will| do| really)? (?:need|bring|require|expect|have|should apply|are looking|.{0,12}(?:looking for|bring|need|expect|have))|what .{0,16}(?:need|bring|looking for|expect|require)|^(?:the |your )?candidate$|^(?:we need|wir brauchen|necesitamos|precisamos|nous demandons|wij vragen)$|who you are|you are\b|minimum|essential|mandatory|\bskills\b|\bexperience\b|knowledge|your (?:profile|toolbox)|ideal candidate|candidate profile|person spec|profile|selection|can['’]?t do without|assess(?:ed|ing)|to succeed|requires|^(?:du|sie) (?:kannst|hast|können|haben)|wünschen wir uns|hintergrund|pedimos|you should have|imprescindible|^impératif|to be considered|need(?:ed)? to demonstrate|education|criteria|anforderung|profil|mitbring|bring(?:st|en)\b|brauchst|brauchen|erwarten|erforderlich|wichtig|können|qualifikation|voraussetzung|kenntnisse|compétences|exig|demandé|recherché|requis|requisitos|se requiere|buscamos|perfil|requisiti|competenze|vereisten/iu,
  ],
  [
    "duty",
    /responsibilit|^(?:the |your )?mandate$|what you.ll (?:do|be doing)|what you will do|what the job|duties|your (?:role|tasks|mission|impact|work|job|day|week)|the (?:role|job|work|position|post)|about (?:the|this|your) (?:role|job|position|post)|in this role|day.(?:to|by).day|día a día|spend your days|you['’]?d be doing|as a member|verantwortung|alltag|tareas|job (?:summary|description|overview|purpose)|position (?:summary|overview)|main purpose|overview|aufgaben|tätigkeit|machst|erwartet (?:sie|dich)|deine themen|missions?\b|au quotidien|tâches|funciones|harás|responsabilidades|mansioni|taken|tareas|key accountabilities|aufgabengebiet/iu,
  ],
];

const unmarkedFiller = new Set(
  (
    "the a an and or your you you'll you’ll our we we'd we’d us it its in of for to do does be is are if also but not on with would will need needs want have has had " +
    "what who why how this that job role work post here offer " +
    "das die der den dem ihr ihre ihren du dein deine deinen sie wir uns unser unsere wie wer was ist sind mit für und oder auch noch bei im zu wenn " +
    "le la les l un une vos votre ton tes nos notre nous vous ce cela que et ou de du des en " +
    "on toi moi wie wat wij we ons onze jij je el los las su sus tu nuestra nuestro qué que se y o para con"
  ).split(" "),
);
const headingWord =
  /position|selection|succeed|assess|require|qualif|must|essential|mandator|minim|skill|experience|knowledge|profil|candidate|ideal|person|spec|criteria|nice|prefer|bonus|plus|desir|optional|good|advantag|extra|credit|great|useful|handy|helpful|welcome|love|thrilled|stand|might|asset|about|company|team|benefit|perk|get|give|promise|package|apply|information|responsib|duties|task|mission|main|key|purpose|summary|overview|look|bring|expect|demonstrate|should|farm|hotel|hospital|library|do$|doing|anforder|mitbring|bring|brauch|erwart|erforder|wichtig|voraussetz|kenntnis|wünsch|vorteil|idealerweise|toll|schön|wäre|biet|bekommst|haus|aufgaben|tätigkeit|machst|compéten|exig|demand|recherch|requis|souhait|appréc|atout|offrons|avantag|propos|entreprise|requisit|valor|ofrec|nosotros|benefici|condicion|funcion|perfil|mérit|respons|happy|required|wensen|eisen|graag|zien|zoeken|voorwaarden|krijg|welcome|attend|offre|encant|damos|pedimos|mandate|candidate|highlight/iu;

/** The section that a heading's words open, or null. */
export function kindOfHeading(heading: string): DescriptionKind | null {
  const words = heading.replaceAll("’", "'").replace(/(?<![\s:?!…])[\s:?!…]+$/u, "");
  return headings.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/**
 * Whether a short line without any mark says nothing but what its section is: "What you bring",
 * unlike "First aid preferred", which is a demand of its own.
 */
export function isNothingButHeading(line: string): boolean {
  const words = (line.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []).map((word) =>
    word.replace(/['’](?:re|ve|ll|d|s)$/u, ""),
  );
  const telling = words.filter((word) => !unmarkedFiller.has(word));
  return words.length > 0 && telling.every((word) => headingWord.test(word));
}
