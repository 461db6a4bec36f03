import { contentStems } from "../words/phrase-words.ts";

/** Fields of study, by the words that name them. */
const fields = {
  computing:
    /comput|informati(?:k|que|c)|software|information (?:systems?|technolog)|data science|cyber/iu,
  numbers: /mathemat|statisti|physi(?:cs|k)|actuar/iu,
  engineering: /engineer|ingenieur|mechatron|maschinenbau|mechanic|drafting|manufactur/iu,
  building: /construction|building|architect|\bcivil\b|bauwesen|interior/iu,
  business:
    /business|commerce|management|entrepreneur|\bmba\b|betriebswirt|marketing|supply chain|logistic|\boperations\b/iu,
  staff: /human resource|personnel|organi[sz]ational|industrial relations|personalwesen/iu,
  money: /financ|account|econom|banking|business admin|commerce/iu,
  arts: /\b(?:interior|graphic|fashion|visual|industrial) (?:design|arts?)|fine arts?|theat(?:er|re)|music|photograph|\bfilm/iu,
  media: /communicat|journal|public relations|\bmedia\b|marketing|advertis|english/iu,
  people: /social (?:work|science|service)|human services|psycholog|sociolog|counsel|\bfamily/iu,
  teaching: /education|teach|curriculum|pedagog/iu,
  health: /nurs|pharmac|medic|health|physiolog|therap/iu,
  life: /biolog|biochem|life science|zoolog|botan|geneti|physiolog|agricult|entomolog|agronom|\bplant|\bsoil|environment|chemist/iu,
  law: /\blaws?\b|crimin|justice|legal/iu,
  kitchen: /culinar|\bcook|hospitality|\bchef|\bfood/iu,
} as const;
type Field = keyof typeof fields;

/** What an expert would take as near: those who learnt the one have learnt much of the other. */
const neighbours: readonly (readonly [Field, Field])[] = [
  ["computing", "numbers"],
  ["computing", "engineering"],
  ["numbers", "engineering"],
  ["numbers", "money"],
  ["business", "money"],
  ["business", "staff"],
  ["people", "staff"],
  ["media", "staff"],
  ["business", "media"],
  ["arts", "media"],
  ["arts", "building"],
  ["health", "life"],
  ["people", "teaching"],
];

/** A posting that asks for the first takes the second, and not the other way round. */
const takenFor: readonly (readonly [Field, Field])[] = [["building", "engineering"]];

/** Named by what they are of, not by a single word. */
const broad: readonly RegExp[] = [/life sciences?/iu, /natural sciences?/iu];

/** How near what was studied is to what was asked for: the same, of one kind, of a kind near it, or other. */
export function compareFields(
  wanted: string,
  studied: string,
): "same" | "alike" | "near" | "other" {
  const asked = wanted.split(/,|\/|;|\b(?:or|oder|ou|o)\b/iu).map(fieldStems);
  const has = new Set(fieldStems(studied));
  const fieldsAsked = asked.filter(({ length }) => length > 0);
  if (fieldsAsked.length === 0) return "same";
  // "Interior Design" is not named by a degree in building design.
  if (fieldsAsked.some((words) => words.every((word) => has.has(word)))) return "same";
  const isInPart = fieldsAsked.some((words) => words.some((word) => has.has(word)));
  const [wants, knows] = [fieldsOf(wanted), fieldsOf(studied)];
  const isShared = wants.some((field) => knows.includes(field));
  if (isShared && broad.some((pattern) => pattern.test(wanted))) return "same";
  const isNear =
    neighbours.some(
      ([a, b]) =>
        (wants.includes(a) && knows.includes(b)) || (wants.includes(b) && knows.includes(a)),
    ) || takenFor.some(([a, b]) => wants.includes(a) && knows.includes(b));
  if (isShared || isInPart) return "alike";
  return isNear ? "near" : "other";
}

function fieldsOf(text: string): Field[] {
  // Each key of the table is a field.
  return (Object.keys(fields) as Field[]).filter((field) => fields[field].test(text));
}

const degreeWords =
  /\b(?:bachelor|master|associate|doctor)(?:['’]?s)?(?: degree)?(?: of| in)?(?: applied)?(?: (?:science|arts|philosophy)\b)?|\bdegrees?\b|\bph\.?\s?d\b|\b[bm]\.?\s?(?:sc?|a)\b\.?|\bm\.?b\.?a\b|\bdiploma?\b|\b(?:university|college|discipline|accredited|completed|institute|school|state|city|company|any|field|related)\b/giu;
/** As people shorten them: "Mech. Eng." */
const fullWords: Readonly<Record<string, string>> = {
  ...{ mech: "mechanical", eng: "engineering", engr: "engineering", elec: "electrical" },
  ...{ comp: "computer", sci: "science", info: "information", sys: "systems", bus: "business" },
  ...{ mgmt: "management", acct: "accounting", econ: "economics", chem: "chemistry" },
  ...{ psych: "psychology", comm: "communications", ed: "education", admin: "administration" },
};
const emptyWords = new Set(
  contentStems("science sciences technology studies general arts applied"),
);

/** The stems of what a degree is in: "Bachelor of Science in Nursing" is about nursing. */
function fieldStems(text: string): string[] {
  const words = text
    .replace(/\bm\.?b\.?a\b\.?/giu, "business administration")
    .replace(degreeWords, " ")
    .replace(
      /\b(\p{L}{2,5})\b\./giu,
      (all, short: string) => fullWords[short.toLowerCase()] ?? all,
    );
  return contentStems(words).filter((word) => !emptyWords.has(word));
}
