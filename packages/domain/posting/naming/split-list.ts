const joints =
  /(?:(?<!\s)\s+)?(?:[,;|•·]|\s[/–—-]\s|:\s)\s*|(?<!\s)\s+(?:and|und|sowie|et|y|e|oraz|en(?= (?:een|ervaring|kennis|goede|affiniteit|bereid)\b)|as well as|along with|including|for|für|pour|para|such as|like|e\.g\.|i\.e\.|z\. ?B\.|wie|wie z\. ?B\.|par exemple|notamment|como|por ejemplo|plus(?!\s+(?:if|for|when|points))|together with)\s+/giu;

export const orBetween = /(?<!\s)\s+(?:and\/or|or|oder|bzw\.|ou|o)\s+/iu;
const maxAlternatives = 6;

/** "Health and sanitation codes": what both words narrow. */
const rules =
  /^\p{Ll}+ (?:codes|regulations|standards|laws|rules|policies|procedures|guidelines|protocols)\b/u;

const paperOfClasses =
  /^(?:habilitations?|permis|carn[eé]ts?|caces|klassen?|class|classes|categor\p{L}+|rijbewij[sz]\p{L}*)$/iu;
const classOfPaper = /^\p{Lu}[\p{Lu}\d]{0,4}$/u;

/** "Habilitations B1V, BR et BC", "Klassen B und C1": one paper with several classes. */
function namesClasses(before: string): boolean {
  const words = before.trim().split(/[\s,]+/u);
  const last = words.findLastIndex((word) => paperOfClasses.test(word));
  const classes = words.slice(last + 1).filter((word) => !/^(?:et|und|and|en|y)$/u.test(word));
  return last !== -1 && classes.length > 0 && classes.every((word) => classOfPaper.test(word));
}

/** "Caterpillar ET", "Gesundheits- und Krankenpfleger", "control de costes y escandallos" stay whole. */
export function piecesOf(clause: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: joint, index } of clause.matchAll(joints)) {
    const before = clause.slice(from, index);
    const isWhole =
      /^\s+(?:ET|OR|AND|DE)\s+$/u.test(joint) ||
      before.endsWith("-") ||
      (classOfPaper.test(/^[\p{L}\d]*/u.exec(clause.slice(index + joint.length))?.[0] ?? "") &&
        namesClasses(clause.slice(Math.max(0, index - 60), index))) ||
      (/^\s+(?:and|or)\s+$/u.test(joint) &&
        /(?:^|\s(?:of|in|with)\s|^\p{L}+(?:ent|ong|ood|ive|lid|ing|ear)\s)\p{Ll}{2,20}(?:al|ic|ive|ary|ous)$/u.test(
          before,
        ) &&
        /^\p{Ll}+ \p{Ll}+/u.test(clause.slice(index + joint.length))) ||
      (/^\s+(?:and|or)\s+$/u.test(joint) &&
        /(?:^|\s(?:of|in|with)\s)\p{Ll}{3,20}$/u.test(before) &&
        rules.test(clause.slice(index + joint.length))) ||
      // "Follow written and oral instructions"
      (/^\s+(?:and|or|und|et|y)\s+$/u.test(joint) &&
        /(?:^|\s)(?:written|oral|verbal|spoken)$/u.test(before) &&
        /^(?:written|oral|verbal|spoken) \p{Ll}/u.test(clause.slice(index + joint.length))) ||
      // "Vegetarische und vegane Küche": both narrow the noun.
      (/^\s+(?:und|oder)\s+$/u.test(joint) &&
        /(?:^|\s)\p{Ll}{3,}(?<!\bsowi)e[nrms]?$/u.test(before) &&
        /^\p{Ll}{3,}e[nrms]? \p{Lu}/u.test(clause.slice(index + joint.length))) ||
      (/^\s+(?:para|pour|für)\s+$/u.test(joint) &&
        /^\s*\S+(?: \S+)?$/u.test(before) &&
        /^\S+(?: \S+)?(?:$|[.,;])/u.test(clause.slice(index + joint.length))) ||
      (/^\s+(?:y|et|e)\s+$/u.test(joint) &&
        /\p{Ll}\s+(?:de|d')\s?\p{Ll}+$/u.test(before) &&
        /^\p{Ll}+(?:$|[.,;])/u.test(clause.slice(index + joint.length)));
    if (isWhole) continue;
    pieces.push(before);
    from = index + joint.length;
  }
  pieces.push(clause.slice(from));
  return oneOfSeveral(clause) ?? pieces.filter((piece) => /\p{L}/u.test(piece));
}

/** A clause that is a list ending in "or": "Experience with Go, Java or Python". */
function oneOfSeveral(clause: string): string[] | null {
  const sides = clause.split(/,\s+/u);
  const last = sides.at(-1) ?? "";
  if (sides.length < 2 || sides.length >= maxAlternatives || !orBetween.test(last)) return null;
  const isList =
    sides.slice(0, -1).every((side) => !orBetween.test(side)) &&
    sides.slice(1).every((side) => side.split(/\s+/u).length <= 5) &&
    !/[()[\];:|]|\s(?:and|und|et|y|with|mit)\s/u.test(sides.slice(1).join(" "));
  return isList && (sides[0] ?? "").split(/\s+/u).length <= 6 ? [clause] : null;
}
