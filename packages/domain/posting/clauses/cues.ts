import { any, anyWord, patternOfAny } from "./phrase-pattern.ts";

/**
 * What a clause of a job description asks for. The phrases are rows of the lexicon, collected from
 * typical postings.
 */

/** "a plus", "plus if", but not the conjunction of "Bash plus Python" or "plus de 5 ans". */
const plus = `(?:(?<=(?<!\\p{L})${any("beforePlus")} |[dcln]')plus|(?<!\\p{L}|(?<!\\p{L})${any("noPlus")} )plus(?=\\s*(?:$|[.!?:;,)–—-]|${anyWord("afterPlus")})))(?! ${any("notPlus")})`;
const favour = `${any("wouldBe")} .{0,24}${any("favour")}(?!\\p{L})`;

/** A preference: candidates may apply without meeting it. */
export const niceCue = new RegExp(`${plus}|${favour}|${any("wishes")}`, "iu");

/** A requirement. */
export const mustCue = patternOfAny("asks");

/** An explicit requirement, even among duties or after a preference in the same sentence. */
export const strongMustCue = patternOfAny("demands");

/** The thing is not needed, is done by others, or is taught on the job. */
export const denialCue = new RegExp(
  `${anyWord("not")}[^.;]{0,45}?(?<!\\p{L})${any("needed")}|${any("denies")}`,
  "iu",
);

/** "Strong Python, ideally with Django": starts a preference up to the end of the clause. */
export const wishOpener = new RegExp(
  `,?\\s(?=(?:${any("and")} )?${any("wishOpener")}(?!\\p{L}))`,
  "iu",
);

/** Legal and job-board boilerplate, which never contains a requirement. */
export const legalText = patternOfAny("legal");

/**
 * Benefits and application instructions. They only appear among requirements if the posting has no
 * separate list for them.
 */
export const offerText = patternOfAny("offer");

/** Starts an employer's remark after a requirement: "your own tools, we supply the gauges". */
export const remarkOpener = new RegExp(
  `(?:[,:]\\s+|\\s\\()(?=${any("we")} (?!${any("weNeed")})\\p{L})`,
  "iu",
);
/** Confirms such a remark by its verb. */
export const employersRemark = new RegExp(
  `^${any("we")} (?:${any("weWill")} )?(?:\\p{L}+ ){0,2}?${any("weGive")}(?!\\p{L})`,
  "iu",
);

/** The employer is the subject. */
export const employerSubject = new RegExp(anyWord("we", "employer"), "iu");

const candidateWord = new RegExp(anyWord("candidate"), "iu");
/** Whether a clause mentions the candidate or the search for one. */
export function speaksOfCandidate(clause: string): boolean {
  return candidateWord.test(clause);
}

/** "…, as well as a practice of": continues the previous statement. */
export const continuation = new RegExp(`^${any("continues")}`, "iu");
