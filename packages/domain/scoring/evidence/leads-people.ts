const leading =
  /\b(?:manag(?:e[ds]?|ing|er|ers)|supervis(?:e[ds]?|ing|ors?)|lead(?:s|ing|ers?)?|led|direct(?:s|ed|ing|ors?)|overs(?:ee|ees|aw|een|eeing)|head(?:ed|ing)?|in charge|responsible for|coach(?:ed|es|ing)?|mentor(?:ed|ing)?|foreman|captain)\b/iu;
const people =
  /\b(?:teams?|staff|people|employees|personnel|workers?|crews?|representatives|reps|agents|nurses|teachers|technicians|engineers|developers|departments?)\b/iu;
const asked =
  /\b(?:manag(?:e|ing)|supervis(?:e|ing|ion)|lead(?:ing)?|direct(?:ing)?|oversee(?:ing)?)\b|\bteam lead|\b(?:team|people|staff) (?:management|supervision)/iu;

/**
 * Whether a requirement asks for leading people. Being a team member or working for the leader
 * doesn't meet it.
 */
export function asksToLead(demand: string): boolean {
  return asked.test(demand) && people.test(demand);
}

/** Whether a sentence says that the person leads. */
export function tellsOfLeading(sentence: string): boolean {
  return leading.test(sentence);
}
