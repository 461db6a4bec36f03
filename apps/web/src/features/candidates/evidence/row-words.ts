import type { ScoreRow } from "@resume-picker/domain/scoring/score/score";
import type { CvTarget } from "../document/cv-target.ts";
import type { ReceiptRow } from "./reviewed-part.ts";

export const kindNames: Record<ScoreRow["kind"], string> = {
  must: "must",
  nice: "nice",
  described: "from the posting",
  other: "",
};

type Answered = Pick<ReceiptRow, "state" | "by" | "credit" | "requirement" | "quote" | "both">;

/** The text below a requirement: how it is met, in which role and when, and on which page. */
export function sourceOf({ state, by, credit, requirement, quote, both }: Answered): string {
  const where = quote === null ? [] : [quote.context, pageOf(quote)];
  // The skill isn't named if the quote or the requirement already contains it, unless it explains
  // why only a part counts.
  const quoted = credit < 1 ? [] : [quote?.highlight ?? null, quote?.text ?? null];
  const told = [requirement, ...quoted].map(fold);
  const name = by !== null && !told.includes(fold(by)) ? by : null;
  const step = both?.counts === "model" ? both.byModel.step : null;
  const how = {
    shown: withName(quote?.context ? "used on the job" : "stated in the CV", name),
    listed: withName("listed as a skill", name),
    related: `similar: ${step ?? (by !== null && fold(by) !== fold(requirement) ? by : "in part")}`,
    "not-found": "not found in the CV",
  };
  const first = state === null ? by : how[state];
  return [first, ...where].filter(Boolean).join(" · ");
}

const withName = (how: string, name: string | null) => (name === null ? how : `${how}: ${name}`);

/** Formats as "Hill & Co, Jan 2019 – present · page 1". */
export const placeWords = (quote: NonNullable<ScoreRow["quote"]>): string =>
  [quote.context, pageOf(quote)].filter(Boolean).join(" · ");

const pageOf = ({ line, page }: NonNullable<ScoreRow["quote"]>) =>
  line < 0 ? "entered by hand" : `page\u00a0${page}`;

/** Returns the quoted line, otherwise any place of the skill. */
export function targetOf({ quote, by, state }: ScoreRow): CvTarget | null {
  if (quote && quote.line >= 0) return { kind: "line", line: quote.line, term: quote.highlight };
  return by === null || state === null ? null : { kind: "skill", skill: by };
}

export function fold(skill: string | null): string {
  return (skill ?? "").toLowerCase();
}
