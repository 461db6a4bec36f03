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
    "scoring/words/compare-titles.ts",
    "scoring/score/explain-score.ts",
    "scoring/components/gap-penalty.ts",
    "scoring/score/grade.ts",
    "scoring/demands/match-degree.ts",
    "scoring/demands/match-demand.ts",
    "scoring/components/match-skills.ts",
    "scoring/components/match-title.ts",
    "scoring/components/match-wording.ts",
    "scoring/words/normalize-title.ts",
    "scoring/words/phrase-words.ts",
    "scoring/components/rate-recency.ts",
    "scoring/components/rate-seniority.ts",
    "scoring/demands/read-demands.ts",
    "scoring/evidence/read-roles.ts",
    "scoring/components/relevant-roles.ts",
    "scoring/evidence/resume-text.ts",
    "scoring/score-candidate.ts",
    "scoring/evidence/without-copies.ts",
  ],
  ranking: [
    "scoring/score/total-score.ts",
    "scoring/score/rank-scores.ts",
    "scoring/score/preview-order.ts",
  ],
  csv: ["shortlist/spreadsheet-text.ts"],
  redaction: ["resume/redaction/redact-identity.ts", "resume/redaction/identity-words.ts"],
};

/** Percent of an area's mutants that the tests have to find. */
export const floor = 80;
