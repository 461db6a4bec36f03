/** What a piece of a job description says: a demand, a wish, a duty, or something about the employer. */
export type DescriptionKind = "must" | "nice" | "duty" | "about" | "other";
export type DescriptionPart = { text: string; kind: DescriptionKind };

const headings: readonly (readonly [DescriptionKind, RegExp])[] = [
  [
    "nice",
    /nice.to.have|preferred|bonus|a plus|pluses|desir(?:ed|able)|optional|good to have|von vorteil|wünschenswert|idealerweise|souhait|apprécié|atouts?\b|deseable|valorable|se valora|gradit|diferencia/iu,
  ],
  [
    "about",
    /about (?:us|the (?:company|team)|\S+$)|who we are|our (?:company|mission|story|values|culture)|company (?:overview|description)|benefits|perks|we offer|what you.ll get|compensation|salary|how to apply|apply|equal opportunity|wir bieten|über uns|unser angebot|das erwartet sie bei uns|nous offrons|avantages|à propos|ofrecemos|sobre nosotros|beneficios|location|what's in it|why (?:join|work)|contact|kontakt|leadership principles/iu,
  ],
  [
    "duty",
    /responsibilit|what you.ll (?:do|be doing)|what you will do|duties|your (?:role|tasks|mission|impact)|the role|about the (?:role|job|position)|day.to.day|job (?:summary|description|overview)|position (?:summary|overview)|overview|aufgaben|tätigkeit|missions?\b|funciones|responsabilidades|mansioni|taken|tareas|role overview|key accountabilities/iu,
  ],
  [
    "must",
    /requirement|required|qualification|must.have|what (?:you|we).{0,12}(?:need|bring|looking|expect)|who you are|you (?:have|bring|are)|minimum|essential|skills|experience|your profile|ideal candidate|candidate profile|anforderung|profil|was sie mitbringen|qualifikation|voraussetzung|kenntnisse|compétences|requisitos|se requiere|perfil|requisiti|competenze|vereisten|education|knowledge/iu,
  ],
];

const niceCue =
  /nice.to.have|\b(?:is|are|would be|as|considered) an? (?:big |strong |huge |definite |real )?(?:plus|bonus|asset|advantage)\b|\ba plus\b|\bbonus\b|preferred|preferably|desirable|ideally|advantageous|\boptional|von vorteil|wünschenswert|idealerweise|souhaité|serait un plus|un plus\b|apprécié|deseable|se valora|valorable|un plus\b|gradit/iu;
const mustCue =
  /\bmust\b|required|requires?\b|essential|mandatory|at least|minimum|need(?:ed|s)? to|\byou (?:have|need|bring)\b|proficien|experience (?:with|in|of)|knowledge of|expertise|familiar|hands.on|strong .{0,30}(?:skills|background|understanding)|years|degree|certifi|licen[cs]|erforderlich|zwingend|voraus|erfahrung|kenntnisse|\bexig|obligatoire|maîtrise|expérience|imprescindible|obligatorio|experiencia|conocimientos|dominio|richiest|esperienza/iu;

/**
 * Splits a job description (plain text or Markdown) into sentences and list items, each told by its
 * section's heading and its own words. "AWS preferred" in brackets is a part of its own.
 */
export function readDescription(description: string): DescriptionPart[] {
  const parts: DescriptionPart[] = [];
  let section: DescriptionKind = "other";
  for (const rawLine of description.split("\n")) {
    const line = rawLine.trim();
    if (line === "") continue;
    const heading = headingOf(line);
    if (heading !== null) {
      // "Location: Berlin" is about the employer; what follows it need not be.
      if (heading.rest === "" || heading.kind !== "about") section = heading.kind;
      if (heading.rest === "") continue;
    }
    const kind = heading?.kind ?? section;
    const body = (heading?.rest ?? line)
      .replace(/^(?:[-*•·‣▪–+]|\d+[.)])\s+/u, "")
      .replace(/\*\*|__|`/gu, "");
    for (const sentence of sentencesOf(body)) parts.push(...partsOf(sentence, kind));
  }
  return parts;
}

function partsOf(sentence: string, section: DescriptionKind): DescriptionPart[] {
  const bracket = /\(([^()]{1,120})\)/u.exec(sentence);
  if (bracket?.[1] !== undefined && niceCue.test(bracket[1]) && section !== "nice") {
    const outer = sentence.replace(bracket[0], " ").trim();
    return [...partsOf(outer, section), { text: bracket[1], kind: "nice" }];
  }
  if (section === "about") return [{ text: sentence, kind: "about" }];
  if (section === "nice") return [{ text: sentence, kind: "nice" }];
  if (niceCue.test(sentence)) return niceParts(sentence, section);
  if (section === "must") return [{ text: sentence, kind: "must" }];
  return [{ text: sentence, kind: mustCue.test(sentence) ? "must" : section }];
}

/** "Python required; Rust is a plus": only the clause with the cue is a wish. */
function niceParts(sentence: string, section: DescriptionKind): DescriptionPart[] {
  const clauses = sentence.split(/;\s+|,\s+(?=(?:but|and|while|with)\s)|\s[–—]\s/u);
  if (clauses.length === 1) return [{ text: sentence, kind: "nice" }];
  return clauses.map((text) => ({
    text,
    kind: niceCue.test(text) ? "nice" : section === "must" || mustCue.test(text) ? "must" : section,
  }));
}

function headingOf(line: string): { kind: DescriptionKind; rest: string } | null {
  const marked = /^#{1,6}\s+(.*)$/u.exec(line)?.[1] ?? /^\*\*([^*]{2,80})\*\*:?$/u.exec(line)?.[1];
  const labelled = /^([^:.]{3,50}):\s*(.*)$/u.exec(line.replace(/\*\*/gu, ""));
  const isBullet = /^[-*•·‣▪–]\s/u.test(line);
  if (marked !== undefined) return { kind: kindOf(marked) ?? "other", rest: "" };
  if (isBullet) return null;
  if (labelled?.[1] !== undefined) {
    const kind = kindOf(labelled[1]);
    if (kind !== null) return { kind, rest: labelled[2] ?? "" };
    return labelled[2] === "" ? { kind: "other", rest: "" } : null;
  }
  const isShort = line.length <= 50 && line.split(/\s+/u).length <= 6 && !/[.,;]$/u.test(line);
  const kind = isShort ? kindOf(line) : null;
  return kind === null || (/\d/u.test(line) && kind === "must") ? null : { kind, rest: "" };
}

function kindOf(heading: string): DescriptionKind | null {
  return headings.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;
}

function sentencesOf(line: string): string[] {
  return line
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
