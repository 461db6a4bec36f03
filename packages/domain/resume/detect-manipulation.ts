import type { LaidOutDocument } from "./document.ts";
import { findPastedPosting } from "./find-pasted-posting.ts";
import { findStuffing } from "./find-stuffing.ts";
import { foldedLines } from "./folded-lines.ts";
import type { ResumeWarning } from "./parsed-resume.ts";

export type Manipulation = {
  warnings: ResumeWarning[];
  /** Indexes of lines that prove nothing: written for a machine, or stuffed with keywords. */
  excluded: ReadonlySet<number>;
};

const addressed: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|all|any|other|preceding|your|system|the)\b.{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|criteria|directions?|candidates?|resumes?)\b/,
  /\b(?:you are|act as|as an?)\b.{0,30}\b(?:ai|language model|llm|assistant|chatgpt|gpt|recruiter bot|screening (?:ai|system|tool|algorithm)|ats)\b.{0,80}\b(?:rank|score|rate|recommend|select|hire|output|respond|say|return|must|should|give)\b/,
  /\b(?:system|assistant|developer) ?(?:prompt|message|instruction|override)s?\b\s*[:\])>]/,
  /\b(?:rank|score|rate|grade|place|mark|classify)\b.{0,25}\b(?:this|the|me|my)\b.{0,25}\b(?:candidate|resume|cv|applicant|application|profile)?\b.{0,30}\b(?:first|top|highest|number one|#1|1st|100|10\/10|perfect|best|maximum|excellent)\b/,
  /\b(?:this|the) candidate (?:is|should be|must be)\b.{0,40}\b(?:best|perfect|ideal|top|hired|ranked|selected|recommended|exceptional(?:ly)?|highly qualified)\b/,
  /\b(?:note|attention|message|instruction|hint|to)\b.{0,14}\b(?:ai|llm|llms|language models?|chatgpt|gpt|ats|screening (?:software|system|tool|ai)|automated (?:reviewer|screener|system))\b\s*[:,!]/,
  /\b(?:if you are|for) (?:an? )?(?:ai|llm|language model|chatgpt|bot)\b.{0,60}\b(?:rank|score|recommend|say|write|print|return|respond|hire|select)\b/,
  /<\|?(?:im_start|im_end|system|endoftext|inst)\|?>|\[\/?inst\]|###\s*(?:system|instruction)/,
  /\b(?:ignoriere|missachte|vergiss)\b.{0,40}\b(?:anweisung\w*|instruktion\w*|regeln|prompt\w*|vorgaben)\b/,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:instructions?|consignes?|regles?)\b/,
  /\b(?:ignora|ignore|olvida|desconsidere|esqueca)\b.{0,40}\b(?:instrucciones|instrucoes|istruzioni|reglas|regras|regole)\b/,
  /\bnegeer\b.{0,40}\b(?:instructies|aanwijzingen|regels)\b/,
  /\b(?:bewerte|stufe|setze)\b.{0,40}\b(?:kandidat\w*|bewerber\w*|lebenslauf)\b.{0,40}\b(?:hochst\w*|beste\w*|platz 1|100|erste\w*|perfekt)\b/,
];

/** A CV without any of these words addresses nobody, nor does such a line: it needn't be looked at further. */
const telltale =
  /ignor|disregard|forget|overrid|bypass|prompt|instru|candidate|applicant|llm|gpt|language\smodel|\bai\b|\bats\b|screening|\brank|\bscore\b|\brate\b|negeer|missacht|vergiss|oubli|olvida|desconsider|esquec|bewerte|stufe|setze|im_start|endoftext|\[\/?inst\]|^###/m;

/**
 * Finds text written for a ranking machine instead of a reader, and blocks of stuffed keywords.
 * Such lines count for nothing; the recruiter sees them as warnings. Hidden text and OCR are
 * reported from the document itself.
 */
export function detectManipulation(document: LaidOutDocument): Manipulation {
  const known = found.get(document);
  if (known) return known;
  const result = findManipulation(document);
  found.set(document, result);
  return result;
}

/** The parse and the redaction of a document ask for the same. */
const found = new WeakMap<LaidOutDocument, Manipulation>();

function findManipulation(document: LaidOutDocument): Manipulation {
  const warnings: ResumeWarning[] = [];
  const excluded = new Set<number>();
  const texts = foldedLines(document);
  const mayAddress = telltale.test(texts.join("\n"));
  document.lines.forEach((line, index) => {
    if (!mayAddress) return;
    const next = document.lines[index + 1];
    const below = texts[index + 1] ?? "";
    const text = (texts[index] ?? "").slice(0, 600);
    const joined = next ? `${text} ${below.slice(0, 300)}` : text;
    if (!telltale.test(joined)) return;
    const isOwn = addressed.some((pattern) => pattern.test(text));
    const isJoined =
      !isOwn &&
      addressed.some((pattern) => pattern.test(joined)) &&
      !addressed.some((pattern) => pattern.test(below));
    if (!isOwn && !isJoined) return;
    excluded.add(index);
    if (isJoined) excluded.add(index + 1);
    warnings.push({
      code: "manipulation",
      message:
        "The CV contains text that addresses a ranking system instead of a reader. It was left out.",
      text: isJoined && next ? `${line.text} ${next.text}` : line.text,
    });
  });
  const postings = findPastedPosting(document);
  for (const index of postings) excluded.add(index);
  if (postings.length > 0) {
    warnings.push({
      code: "manipulation",
      message:
        "The CV contains a job posting (what an employer asks for and offers). It was left out.",
      text: textOf(document, postings),
    });
  }
  for (const block of findStuffing(document)) {
    for (const index of block) excluded.add(index);
    warnings.push({
      code: "manipulation",
      message: "The CV repeats keywords far beyond what a reader needs. Those lines were left out.",
      text: textOf(document, block),
    });
  }
  return { warnings: [...hiddenWarnings(document), ...warnings], excluded };
}

const longestShown = 500;

function textOf(document: LaidOutDocument, indexes: readonly number[]): string {
  return indexes
    .map((index) => document.lines[index]?.text ?? "")
    .join("\n")
    .slice(0, longestShown);
}

function hiddenWarnings(document: LaidOutDocument): ResumeWarning[] {
  const warnings: ResumeWarning[] = document.hidden
    .filter((hidden) => hidden.text.trim() !== "")
    .map((hidden) => ({
      code: "hidden-text",
      message: `The file holds text that no reader sees (${hidden.how}, page ${hidden.page}). It was left out.`,
      text: hidden.text,
    }));
  if (document.ocr) {
    warnings.push({
      code: "ocr",
      message: `This CV was read from a scan; the recognition was ${Math.round(document.ocr.confidence * 100)} % sure. Check what matters against the file.`,
    });
  }
  return warnings;
}
