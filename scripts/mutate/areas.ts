/** The parts of the domain whose faults would cost a user most, and the share of mutants to be found. */
export const areas: Readonly<Record<string, readonly string[]>> = {
  dates: [
    "resume/dates/date-tokens.ts",
    "resume/dates/read-date-point.ts",
    "resume/dates/read-named-date.ts",
    "resume/dates/read-numeric-date.ts",
    "resume/dates/judge-year.ts",
    "resume/dates/read-dates.ts",
    "resume/dates/document-dates.ts",
    "resume/dates/month-count.ts",
    "resume/dates/count-years.ts",
    "resume/dates/find-gaps.ts",
  ],
  scoring: [
    "scoring/compare-titles.ts",
    "scoring/explain-score.ts",
    "scoring/gap-penalty.ts",
    "scoring/grade.ts",
    "scoring/match-degree.ts",
    "scoring/match-demand.ts",
    "scoring/match-skills.ts",
    "scoring/match-title.ts",
    "scoring/match-wording.ts",
    "scoring/normalize-title.ts",
    "scoring/phrase-words.ts",
    "scoring/rate-recency.ts",
    "scoring/rate-seniority.ts",
    "scoring/read-demands.ts",
    "scoring/read-roles.ts",
    "scoring/relevant-roles.ts",
    "scoring/resume-text.ts",
    "scoring/score-candidate.ts",
    "scoring/without-copies.ts",
  ],
  ranking: ["scoring/total-score.ts", "scoring/rank-scores.ts", "scoring/preview-order.ts"],
  csv: ["shortlist/spreadsheet-text.ts"],
  redaction: ["resume/redaction/redact-identity.ts", "resume/redaction/identity-words.ts"],
};

/** Percent of an area's mutants that the tests have to find. */
export const floor = 80;
