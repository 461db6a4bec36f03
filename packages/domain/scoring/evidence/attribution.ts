/** Whether a line describes the person's own work, other people's, or something planned. */
export type Attribution = "own" | "others" | "planned";

/** Phrases about working with others. The names that follow describe their work. */
const beside =
  /\b(?:(?:collaborat|coordinat|partner|liais|interfac|interact|communicat)\p{L}*(?: \p{Ll}+ly)? (?:with|between|among|alongside)\b|work\p{L}* (?:closely |directly |together )?with (?:the |our )?(?=(?:directors?|heads?|managers?|vps?|teams?|departments?)\b)|work\p{L}* (?:closely|directly|together|alongside) with\b|(?:partnerships?|relationships?|liaison) (?:with|between|to|among)\b)/giu;
/** Starts the description of the joint work. */
const purpose = /\b(?:to|on|for|in|by|through|regarding|about|during|using|while|via)\b|[.;]/iu;

const papersOf =
  /\b(?:assist(?:s|ed|ing)?|support(?:s|ed|ing)?|supervis\p{L}*|under|report(?:s|ed|ing)? to|hir(?:e|ed|ing)|manag\p{L}*|oversaw|oversee\p{L}*|train(?:s|ed|ing)?|with|team of)\s+(?:(?:the|other|all|an?|of|our) )*/giu;
const lettersFirst = /^(?:\p{Lu}\.?){2,6}(?:\W|s\b|$)/u;
/** "Currently pursuing the CPA", "board eligible", "exam in May". */
const underWay =
  /\b(?:pursuing|candidate|eligible|exams?|examinations?|in progress|expected|preparing|studying|working towards?|scheduled|soon|upcoming)\b/iu;

/**
 * Whether a term in a line is other people's work: "Collaborated with human resources and the
 * finance department on events" names others.
 */
export function attributionOf(line: string, term: string): Attribution {
  const at = line.indexOf(term);
  if (at === -1) return "own";
  const isOfOthers = [...line.matchAll(beside)].some(({ index, 0: { length } }) => {
    const from = index + length;
    return from <= at && !purpose.test(line.slice(from, at));
  });
  return isOfOthers ? "others" : "own";
}

/**
 * Whose certificates a line names: "Assist R.N. and L.V.N." others', "CPA candidate" planned ones.
 */
export function paperAttribution(line: string): Attribution {
  const isOfOthers = [...line.matchAll(papersOf)].some(({ index, 0: { length } }) =>
    lettersFirst.test(line.slice(index + length)),
  );
  if (isOfOthers) return "others";
  return underWay.test(line) ? "planned" : "own";
}
