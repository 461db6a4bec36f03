/** Forms that no ending tells: of each line the first is what all of them share. */
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
const hissing = /(?:[sxz]|[cs]h)es$/u;
const threeLetters = /^[^aeiou]+[aeiou][^aeiouwxy]$/u;

/**
 * What the forms of a word share beyond their stem, so that what was asked for as an action meets
 * what was done: "reconciliation" and "reconciled", "planned" and "plan", "baking" and "bakes".
 */
export function wordRoot(stem: string): string {
  const known = irregular.get(stem);
  if (known !== undefined) return known;
  if (stem.length < 4) return stem;
  return stem.length < 7 ? shortRoot(stem) : longRoot(stem);
}

function shortRoot(stem: string): string {
  const cut = stem.replace(/(?:ing|ed)$/u, "");
  if (cut !== stem && cut.length >= 3) return threeLetters.test(cut) ? `${cut}e` : single(cut);
  if (hissing.test(stem)) return stem.slice(0, -2);
  return longRoot(stem.length === 5 ? stem.replace(/(?<![su])s$/u, "") : stem);
}

/** "negotiat" of negotiated and "negoti" of negotiation; "analyz" and "analys"; "plann" and "plan". */
function longRoot(stem: string): string {
  const verb = stem.replace(/(?<=(?<!produ)ct|pt|is)ion$/u, "").replace(/(?<=iv)enes$/u, "");
  const cut = verb.replace(/at$/u, "").replace(/i$/u, "").replace(/z$/u, "s");
  return single(cut.length >= 4 ? cut : stem);
}

function single(stem: string): string {
  return stem.replace(/([b-df-hj-np-tv-z])\1$/u, "$1");
}
