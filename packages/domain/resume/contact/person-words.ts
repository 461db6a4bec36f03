import { foldedWords } from "../lexicon/lexicon.ts";
import { people } from "../lexicon/people.gen.ts";

/** Titles before a name and letters after it, folded. They are not part of the name. */
export const honorifics =
  /^(?:(?:mr|mrs|ms|miss|mx|sir|dr|prof|professor|ing|dipl|dott|dott\.ssa|avv|lic|arq|sr|sra|srta|herr|frau|m|mme|mlle|dhr|mevr|mw|don|dona|rev|hon|capt|eng|engr|er|adv|drs|ir|mag|mmag|dkfm|bakk|dipl|dra|dr\.ssa|doutora?|doctora?|dottore|inż|mgr|bc|(?:med|h\.c|rer|nat|phil|hab|habil|iur|oec|jur)(?=\.))\.?(?:-\s?(?:ing|kfm|kffr|inf|psych|phys|chem|math|biol|volksw|betriebsw|wirt(?:sch)?-?ing|ök|oec)\.?(?:\s?\(fh\))?)?\s+)+/i;

export const postNominals =
  /(?:(?:(?<!\s)\s+)?,\s*|(?<!\s)\s+\(?)(?:ph\.?\s?d|dphil|md|m\.d|dds|dmd|do|jd|j\.d|esq|mba|m\.b\.a|emba|msc|m\.sc|ma|m\.a|ms|m\.s|meng|m\.eng|bsc|b\.sc|ba|b\.a|bs|b\.s|beng|b\.eng|b\.?tech|m\.?tech|bcom|b\.com|llb|llm|ll\.m|mph|msw|lcsw|rn|bsn|msn|np|lpn|cna|pa-c|pharm\.?d|dpt|pt|ot|otr\/l|cpa|cfa|cma|acca|aca|fca|ca|cia|cisa|cissp|pmp|csm|pe|p\.eng|phr|sphr|shrm-cp|shrm-scp|fcca|frcs|mrcp|mrics|ceng|mcips|cipd|ccna|ccnp|itil|six sigma|dipl\.?-?\s?(?:ing|kfm|inf|psych)\.?|jr|sr|ii|iii|iv|m\.?a\.?|b\.?a\.?|he\/him|she\/her|they\/them|he\/him\/his|she\/her\/hers|er\/ihm|sie\/ihr)\.?\)?(?=$|\s*[,(]|\s)/gi;

/** A birth name, with the word that introduces it. */
export const bornAs =
  /(?<![\s,])[\s,]*[(（]?(?<!\p{L})(?:née|nee|né|geb\.?|geborene|z d\.|z domu|roz\.|född|nata|nacida|nascida|урожд\.?|rozená)\s+\p{Lu}[\p{L}'’ -]*[)）]?/iu;

/** Lower-case particles within names, folded. */
export const nameParticles: ReadonlySet<string> = new Set(
  "de da do dos das del della di du des la le van von vom zu zur der den ter ten te bin binti binte bt ben ibn al el abu y e i af av op 't d' san santa mac mc o st".split(
    " ",
  ),
);

/** Folded words that are never a person's name but often appear at the top of CVs. */
export const nonNameWords: ReadonlySet<string> = new Set(foldedWords(people, "notName"));
