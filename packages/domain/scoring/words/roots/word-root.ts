/** Forms that no ending tells, with the stem that they belong to. */
const irregular: Readonly<Record<string, string>> = {
  ...{ wrot: "writ", written: "writ", taught: "teach", led: "lead", built: "build", sold: "sel" },
  ...{ bought: "buy", made: "make", took: "take", taken: "take", gave: "give", given: "give" },
  ...{ drew: "draw", drawn: "draw", drov: "driv", driven: "driv", ran: "run", kept: "keep" },
  ...{
    grew: "grow",
    grown: "grow",
    held: "hold",
    sent: "send",
    spoke: "speak",
    oversaw: "oversee",
  },
  ...{ undertook: "undertake", fed: "feed", dealt: "deal", chos: "choos", bred: "breed" },
};
const hissing = /(?:[sxz]|[cs]h)es$/u;
const threeLetters = /^[^aeiou]+[aeiou][^aeiouwxy]$/u;

/**
 * What the forms of a word share beyond their stem, so that what was asked for as an action meets
 * what was done: "reconciliation" and "reconciled", "planned" and "plan", "baking" and "bakes".
 */
export function wordRoot(stem: string): string {
  const known = irregular[stem];
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
  const cut = stem.replace(/at$/u, "").replace(/i$/u, "").replace(/z$/u, "s");
  return single(cut.length >= 4 ? cut : stem);
}

function single(stem: string): string {
  return stem.replace(/([b-df-hj-np-tv-z])\1$/u, "$1");
}
