import type { ScoreRow } from "@resume-picker/domain/scoring/score/score";
import type { CvTarget } from "../document/cv-target.ts";

export const kindNames: Record<ScoreRow["kind"], string> = {
  must: "must",
  nice: "nice",
  described: "from the text",
  other: "",
};

/** What stands under a requirement: how it is met, in which role and when, on which page. */
export function sourceOf({ state, by, requirement, quote }: ScoreRow): string {
  const where = quote === null ? [] : [quote.context, pageOf(quote)];
  // What the quote marks needs no name of its own.
  const told = [requirement, quote?.highlight ?? null].map(fold);
  const name = by !== null && !told.includes(fold(by)) ? by : null;
  const how = {
    shown: name === null ? "shown" : `shown as ${name}`,
    listed: name === null ? "only listed" : `only listed, as ${name}`,
    related: `related: ${by !== null && fold(by) !== fold(requirement) ? by : "in part"}`,
    "not-found": "not found in what was read",
  };
  const first = state === null ? by : how[state];
  return [first, ...where].filter(Boolean).join(" · ");
}

const pageOf = ({ line, page }: NonNullable<ScoreRow["quote"]>) =>
  line < 0 ? "entered by hand" : `page\u00a0${page}`;

/** The quote that the row rests on, else wherever the skill stands. */
export function targetOf({ quote, by, state }: ScoreRow): CvTarget | null {
  if (quote && quote.line >= 0) return { kind: "line", line: quote.line, term: quote.highlight };
  return by === null || state === null ? null : { kind: "skill", skill: by };
}

export function fold(skill: string | null): string {
  return (skill ?? "").toLowerCase();
}
