import { anyWord } from "../../posting/clauses/phrase-pattern.ts";
import { studyFields } from "../../lexicon/study-fields.gen.ts";
import { withFieldsSpelled } from "./degree-levels.ts";
import { kindsOf } from "../../lexicon/lexicon.ts";
import { contentStems } from "../words/phrase-words.ts";

/** Departments as `faculty/department`, each with the beginnings of words for its fields. */
const departments = kindsOf(studyFields).map(([name, words]) => ({
  name,
  words: new RegExp(`(?<!\\p{L})(?:${words.join("|")})`, "iu"),
}));

/** If a posting asks for one of these names, each field in the row is accepted. */
const kindsOfField = departments.filter(({ name }) => !name.includes("/"));
const faculties = departments.filter(({ name }) => name.includes("/"));

const betweenFields = new RegExp(`,|\\/|;|${anyWord("or")}`, "iu");

/** The distance of a field of study from the required one, as defined in docs/judging.md. */
export type FieldDistance = "same" | "alike" | "near" | "other";

/**
 * Compares fields of study: the same if the degree names a required field or one of the required
 * kind, alike within a department, near within a faculty.
 */
export function compareFields(demand: string, about: string): FieldDistance {
  const [wanted, studied] = [withFieldsSpelled(demand), withFieldsSpelled(about)];
  const asked = wanted.split(betweenFields).map(fieldStems);
  const has = new Set(fieldStems(studied));
  const fieldsAsked = asked.filter(({ length }) => length > 0);
  if (fieldsAsked.length === 0) return "same";
  if (fieldsAsked.some((words) => words.every((word) => has.has(word)))) return "same";
  if (
    kindsOfField.some(
      ({ name, words }) => wanted.toLowerCase().includes(name) && words.test(studied),
    )
  )
    return "same";
  const [wants, knows] = [departmentsOf(wanted), departmentsOf(studied)];
  if (wants.some((one) => knows.includes(one))) return "alike";
  const known = new Set(knows.map(facultyOf));
  return wants.some((one) => known.has(facultyOf(one))) ? "near" : "other";
}

const facultyOf = (department: string) => department.slice(0, department.indexOf("/"));

function departmentsOf(text: string): string[] {
  return faculties.filter(({ words }) => words.test(text)).map(({ name }) => name);
}

const degreeWords =
  /(?:\b(?:of|in))?(?: applied)? (?:science|arts|philosophy)\b|\b(?:degrees?|diploma?|university|college|discipline|accredited|completed|institute|school|state|city|company|any|field|related)\b/giu;
/** Common abbreviations: "Mech. Eng." */
const fullWords: Readonly<Record<string, string>> = {
  ...{ mech: "mechanical", eng: "engineering", engr: "engineering", elec: "electrical" },
  ...{ comp: "computer", sci: "science", info: "information", sys: "systems", bus: "business" },
  ...{ mgmt: "management", acct: "accounting", econ: "economics", chem: "chemistry" },
  ...{ psych: "psychology", comm: "communications", ed: "education", admin: "administration" },
};

/** The stems of a degree's field: "Bachelor of Science in Nursing" gives nursing. */
function fieldStems(text: string): string[] {
  return contentStems(
    text
      .replace(degreeWords, " ")
      .replace(
        /\b(\p{L}{2,5})\b\./giu,
        (all, short: string) => fullWords[short.toLowerCase()] ?? all,
      ),
  );
}
