/** Who works beside somebody: what they are called by is their work. */
const beside = [
  /\b(?:collaborat|coordinat|partner|liais|interfac|interact|communicat)\p{L}*(?: \p{Ll}+ly)? (?:with|between|among|alongside)\b/giu,
  /\bwork\p{L}* (?:closely |directly |together )?with (?:the |our )?(?=directors?\b|heads?\b|managers?\b|vps?\b|teams?\b|departments?\b)/giu,
  /\bwork\p{L}* (?:closely|directly|together|alongside) with\b/giu,
  /\b(?:partnerships?|relationships?|liaison) (?:with|between|to|among)\b/giu,
];
/** Whose name stands in front of a boss's: "reports to the finance director". */
const boss = /\breport(?:s|ed|ing)?(?: directly)? to (?:[\p{L}&/]+ ){0,3}$/iu;
/** Where what is done with them begins. */
const purpose = /\b(?:to|on|for|in|by|through|regarding|about|during|using|while|via)\b|[.;]/iu;

/**
 * Whether a line names a kind of work only as that of the people somebody works with: "Collaborated
 * with human resources and the finance department on events".
 */
export function isOfOthers(line: string, term: string): boolean {
  const at = line.indexOf(term);
  if (at === -1) return false;
  if (boss.test(line.slice(0, at))) return true;
  return beside.some((pattern) =>
    [...line.matchAll(pattern)].some(({ index, 0: { length } }) => {
      const from = index + length;
      return from <= at && !purpose.test(line.slice(from, at));
    }),
  );
}

const papersOf =
  /\b(?:assist(?:s|ed|ing)?|support(?:s|ed|ing)?|supervis\p{L}*|under|report(?:s|ed|ing)? to|hir(?:e|ed|ing)|manag\p{L}*|oversaw|oversee\p{L}*|train(?:s|ed|ing)?|with|team of)\s+(?:(?:the|other|all|an?|of|our) )*/giu;
const lettersFirst = /^(?:\p{Lu}\.?){2,6}(?:\W|s\b|$)/u;

/** Where people work who hold a paper. */
const firmOfPapers = /\b\p{Lu}{2,6} (?:firms?|offices?)\b/u;

/** "Assist R.N. and L.V.N.", "at a CPA firm": the papers of other people. */
export function namesPapersOfOthers(text: string): boolean {
  if (firmOfPapers.test(text)) return true;
  return [...text.matchAll(papersOf)].some(({ index, 0: { length } }) =>
    lettersFirst.test(text.slice(index + length)),
  );
}
