import { degreePattern, institutionPattern } from "./schooling/schooling-patterns.ts";
import { foldText } from "../text/fold-text.ts";
import { peelLocation, rateLocation } from "../places/recognize-location.ts";

export type EducationPart = { kind: "degree" | "institution" | "other"; text: string };

const noise =
  /^(?:c?gpa\b|grade\b|note\b|cum\b|major gpa|cumulative|overall|honou?rs?\b|dean'?s list|relevant|courses?\b|coursework|incoming|minors?\b|thesis|dissertation|advisor|activities|magna|summa|first class|second class|gesamtnote|abschlussnote|endnote|mention|score|percentage|marks|awards?\b|scholarship|major in|specialization|schwerpunkt|diplomarbeit|masterarbeit|bachelorarbeit|titel der|thema|memoire|tesis|tesi |voto|nota|expected|graduated|\d+(?:[.,]\d+)?\s*(?:%|\/|$))/;

const labels: readonly (readonly [RegExp, EducationPart["kind"]])[] = [
  [
    /^\s*(?:[•*-]\s*)?(?:institution|university|school|college|institute|board|name of institution|nome e tipo di istituto(?: di istruzione o formazione| di istruzione)?|name und art der bildungseinrichtung|nom et type de l'etablissement|nombre y tipo de organizacion|name and type of organisation providing education and training|hochschule|universitat|schule|ecole|etablissement|centro|universidad|institucion|instituicao|universidade|istituto|instelling|school\/instelling)\s*(?:[:：]|\t)\s*/,
    "institution",
  ],
  [
    /^\s*(?:[•*-]\s*)?(?:degree|qualification|course|title of qualification awarded|qualifica conseguita|titolo della qualifica rilasciata|abschluss|studiengang|diplome|titulo|titulacion|curso|grau|titolo|diploma|opleiding)\s*(?:[:：]|\t(?!.*\t))\s*/,
    "degree",
  ],
];

/** "Qualification: …", as forms have it. */
export function isLabelled(text: string): boolean {
  return labels.some(([label]) => label.test(foldText(text)));
}

/** The pieces of an education line that name a degree, a school, or something else worth keeping. */
export function splitEducation(text: string): EducationPart[] {
  for (const [label, kind] of labels) {
    const found = label.exec(foldText(text));
    const value = found ? text.slice(found[0].length).trim() : "";
    if (value !== "") return [{ kind, text: kind === "institution" ? peelSchool(value) : value }];
  }
  return text
    .split(/\t|\s*\|\s*|\s+[·•∙●◦▪]\s+|\s+[–—]\s+|\s+-\s+|\s{3,}/)
    .map((part) => part.replace(/^[\s,;:–-]+|(?<![\s,;:–-])[\s,;:–-]+$/g, "").trim())
    .filter((part) => part.length > 1 && rateLocation(part) < 0.8 && !noise.test(foldText(part)))
    .flatMap((part) => splitPart(part));
}

/** "B.S., Computer Science, State University, Boston" → its degree and its school. */
function splitPart(part: string): EducationPart[] {
  const kind = kindOf(part);
  const cuts = [
    ...part.matchAll(
      /,\s+|(?<=\p{L}{3})\.\s+(?=\p{Lu})|(?<!\s)\s+(?::\s+|\(|(?:at|from|an der|am|a l'|bei der|in der|presso|aan de|en la|na|alla|all')\s*(?=\p{Lu}))/gu,
    ),
  ].slice(0, 8);
  const sides = cuts.map((cut) => {
    const left = part.slice(0, cut.index).trim();
    const tail = part.slice(cut.index + cut[0].length).trim();
    const right = cut[0].includes("(") ? tail.replace(/\)$/, "") : tail;
    return { left, right, first: kindOf(left), second: kindOf(right) };
  });
  // Degree first: the last cut that leaves a whole school; school first: the first that does.
  const degreeFirst = [...sides]
    .reverse()
    .find((side) => side.first === "degree" && side.second === "institution");
  if (degreeFirst) return pair(degreeFirst.left, degreeFirst.right);
  const schoolFirst = sides.find(
    (side) => side.first === "institution" && side.second === "degree",
  );
  if (schoolFirst) return pair(schoolFirst.right, schoolFirst.left).reverse();
  return [
    {
      kind,
      text:
        kind === "institution"
          ? peelSchool(part)
          : kind === "other"
            ? peelLocation(part).rest
            : part,
    },
  ];
}

function pair(degree: string, school: string): EducationPart[] {
  return [
    {
      kind: "degree",
      text: degree.replace(/[,;:]$/, "").replace(/^(?:abschluss|degree|titel)\s*:\s*/i, ""),
    },
    { kind: "institution", text: peelSchool(school) },
  ];
}

function kindOf(part: string): EducationPart["kind"] {
  const folded = foldText(part);
  const degree = degreePattern.exec(folded);
  const school = institutionPattern.exec(folded);
  if (degree && school) return degree.index <= school.index ? "degree" : "institution";
  if (degree) return "degree";
  return school ? "institution" : "other";
}

/** The school without its town; "University of California, Berkeley" is one name. */
function peelSchool(whole: string): string {
  const text = whole
    .replace(
      /(?:(?<!\s)\s+)?\((?:diploma|behaald|completed|graduated|abgeschlossen|obtenu|mention|conclu|finali)[^()]*\)$/i,
      "",
    )
    .replace(/(?<!\s)\s+(?:in|with|during|having|securing|on)(?:\s+\d.*)?[.\s]*$/i, "")
    .replace(/(?<=\p{L}{4})\.$/u, "");
  if (
    /^(?:the )?(?:university|uc)\b/i.test(text) &&
    /^[^,]+, [^,]+$/.test(text) &&
    !/,\s*[A-Z]{2}$/.test(text)
  )
    return text;
  const { rest } = peelLocation(text);
  const parts = rest.split(/,\s+/);
  const at = parts.findIndex((part) => institutionPattern.test(foldText(part)));
  // What follows the school's part after a town is no longer its name.
  const town = parts.findIndex((part, index) => index > at && rateLocation(part) >= 0.8);
  return town > 0 ? parts.slice(0, town).join(", ") : rest;
}
