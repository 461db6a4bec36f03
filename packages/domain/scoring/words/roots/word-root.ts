/** Irregular forms. The first word of each line is the common root. A story is not a store. */
const families = `
writ wrot written
teach taught
lead led
build built
sel sold
buy bought
make made
take took taken
give gave given
draw drew drawn
driv drov driven
run ran
keep kept
grow grew grown growth
hold held
send sent
speak spoke
oversee oversaw oversight
undertake undertook
feed fed
deal dealt
choos chos chosen
breed bred
pay paid payment
monitor monit
mentor ment
register regist
deliver deliv
administ administer administr
answer answ
enter entr
render rend
recover recov
transfer transf
gather gath
refer referr referral
volunteer volunte
engineer engine
maintain maintenanc
compl complianc compliant
assist assistanc
respond respons
receiv receipt
approv approval
renew renewal
apprais appraisal
propos proposal
remov removal
rent rental
dispos disposal
strateg strategic
clinic clinical
newcom hires
story story stories
`;
const irregular: ReadonlyMap<string, string> = new Map(
  families
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [root = "", ...forms] = line.split(" ");
      return forms.map((form) => [form, root] as const);
    }),
);
const threeLetters = /^[^aeiou]+[aeiou][^aeiouwxy]$/u;

/** If two match, the longer one applies. */
const endings =
  "ements ations ement ments ation ities ment ings ing ers ors ies ity ed er es or s e y".split(
    " ",
  );
const minStem = 4;
/**
 * Words that only look like a form of another: a supplier is not a supply, new hires are people.
 */
const ownWords =
  /^(?:(?:statement|supplier|customer|career|officer|courier|contractor|employer)(?=s?$)|hires$|news$)/u;
/** "Taxes", "passes", "branches": the plural ending has two letters. */
const hissingPlural = /(?:[xz]|ss|[cs]h)es$/u;

/** Removes common English endings: "managing", "managed" and "management" have the same stem. */
function stem(word: string): string {
  const own = ownWords.exec(word);
  if (own !== null) return own[0];
  if (word.length < 5) return word.length === 4 && word.endsWith("s") ? word.slice(0, -1) : word;
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= minStem);
  if (ending === undefined || (ending === "s" && hissingPlural.test(word))) return word;
  return word.slice(0, word.length - ending.length);
}

/**
 * Returns one root for all forms of a word, which lets a required activity match past work:
 * "reconciliation" and "reconciled", "planned" and "plan", "baking" and "bakes".
 */
export function rootOf(word: string): string {
  const cut = stem(word);
  const known = irregular.get(word) ?? irregular.get(cut);
  if (known !== undefined) return known;
  if (cut.length < 4) return cut;
  return cut.length < 7 ? shortRoot(cut) : longRoot(cut);
}

function shortRoot(stem: string): string {
  const cut = without(stem, "ing", "ed");
  if (cut !== stem && cut.length >= 3) return threeLetters.test(cut) ? `${cut}e` : single(cut);
  if (hissingPlural.test(stem)) return stem.slice(0, -2);
  return longRoot(stem.length === 5 ? without(stem, "s") : stem);
}

/**
 * Unifies "negotiat" (negotiated) and "negoti" (negotiation), "analyz" and "analys", "plann" and
 * "plan".
 */
function longRoot(stem: string): string {
  const whole = stem.endsWith("ivenes") ? without(stem, "enes") : stem;
  const verb = whole.replace(/(?<=(?<!produ)ct|pt|is)ion$/u, "");
  const cut = without(without(verb, "at"), "i");
  const spelled = cut.endsWith("z") ? `${cut.slice(0, -1)}s` : cut;
  return single(spelled.length >= 4 ? spelled : stem);
}

function without(word: string, ...ends: readonly string[]): string {
  const end = ends.find((one) => word.endsWith(one));
  return end === undefined ? word : word.slice(0, -end.length);
}

function single(stem: string): string {
  const last = stem.at(-1) ?? "";
  return last === stem.at(-2) && !"aeiou".includes(last) ? stem.slice(0, -1) : stem;
}
