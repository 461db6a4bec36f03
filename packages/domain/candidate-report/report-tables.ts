import { html } from "../markup/html-template.ts";
import type { Markup } from "../markup/html-template.ts";
import { describeReview } from "../candidates/describe-review.ts";
import { assumedSentence, assumedWords } from "../scoring/score/assumed.ts";
import type { CandidateReport, ReportPart, ReportRow } from "./candidate-report.ts";

const stateLabels = {
  shown: "used on the job",
  listed: "listed as a skill",
  related: "similar",
  "not-found": "not found in the CV",
} as const;

const kindLabels = {
  must: "must",
  nice: "nice",
  described: "in the posting's text",
  other: "",
} as const;

/** The requirements that were found, with their lines, and those that were not. */
export function requirements({ score }: CandidateReport): Markup {
  const rows = score.parts.flatMap((part) => (part.component === "skills" ? part.rows : []));
  const answered = rows.filter(({ state }) => state !== null);
  const found = answered.filter(({ state }) => state !== "not-found");
  const missing = answered.filter(({ state }) => state === "not-found");
  const line = (row: ReportRow) =>
    html`<tr>
      <td>
        ${row.requirement}
        <div class="muted">${kindLabels[row.kind]}</div>
      </td>
      <td>${row.state === null ? "" : stateLabels[row.state]}</td>
      <td>${row.by}${quoteOf(row.quote)}${reviewsOf(row)}</td>
    </tr>`;
  return html`<h2>Found in the CV</h2>
    ${
      found.length === 0
        ? html`<p>None of the requirements was found in the CV.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="Found in the CV">
            <table class="found">
              <thead>
                <tr>
                  <th scope="col">Requirement</th>
                  <th scope="col">State</th>
                  <th scope="col">Evidence from the CV</th>
                </tr>
              </thead>
              <tbody>
                ${found.map(line)}
              </tbody>
            </table>
          </div>`
    }
    <h2>Not found in the CV</h2>
    ${
      missing.length === 0
        ? html`<p>No requirement is missing.</p>`
        : html`<ul>
            ${missing.map(missingItem)}
          </ul>`
    }`;
}

/** A requirement that wasn't found, with the closest line for checking. */
const missingItem = (row: ReportRow): Markup =>
  html`<li>
    ${row.requirement} <span class="muted">(${kindLabels[row.kind]})</span>
    ${
      row.nearest
        ? html`<div class="muted">Closest line:</div>
            ${quoteOf(row.nearest)}`
        : html`<div class="muted">No line comes close.</div>`
    }
    ${reviewsOf(row)}
  </li>`;

function quoteOf(quote: ReportRow["quote"]): Markup {
  if (quote === null) return html``;
  const where = quote.line < 0 ? "entered by hand" : `page ${quote.page}, line ${quote.line + 1}`;
  return html`<blockquote>
    “${quote.text}”${quote.context === null ? "" : html` · ${quote.context}`} · ${where}
  </blockquote>`;
}

/** The people who decided that a line counts or doesn't, and when. */
function reviewsOf({ reviews }: ReportRow): Markup {
  return html`${reviews.map((review) => html`<div class="muted">${describeReview(review)}</div>`)}`;
}

/**
 * The calculation of the total from its parts, and of each part from its rows. The weights of
 * single rows are only in the internal report. The candidate's copy lists what each part is based
 * on.
 */
export function arithmetic({ score, audience }: CandidateReport): Markup {
  const line = ({ name, score: points, weight, points: counted, state }: ReportPart) =>
    html`<tr>
      <td>${name}${state === "rated" ? "" : html`<div class="muted">${assumedWords}</div>`}</td>
      <td class="figure">${points}</td>
      <td class="figure">${percent(weight)}</td>
      <td class="figure">${counted}</td>
    </tr>`;
  return html`<h2>How the score is calculated</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="How the score is calculated">
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col" class="figure">Score</th>
            <th scope="col" class="figure">Weight</th>
            <th scope="col" class="figure">Points</th>
          </tr>
        </thead>
        <tbody>
          ${score.parts.map(line)}
        </tbody>
        <tfoot>
          <tr>
            <td colspan="3">Total, rounded to one decimal</td>
            <td class="figure">${score.total}</td>
          </tr>
        </tfoot>
      </table>
    </div>
    ${score.parts.map((each) => part(each, audience === "internal"))}`;
}

function part({ name, reason, score, rows, state }: ReportPart, hasRows: boolean): Markup {
  const line = (row: ReportRow) =>
    html`<tr>
      <td>${row.requirement}${row.by === null ? "" : html`<div class="muted">${row.by}</div>`}</td>
      <td class="figure">${row.credit}</td>
      <td class="figure">${row.weight}</td>
      <td class="figure">${row.points}</td>
    </tr>`;
  return html`<h3>${name}: ${score}</h3>
    <p>${state === "rated" ? "" : `${assumedSentence(String(score))} `}${reason}</p>
    ${
      rows.length === 0 || !hasRows
        ? ""
        : html`<div class="scroll" tabindex="0" role="region" aria-label="${name}">
            <table>
              <thead>
                <tr>
                  <th scope="col">Row</th>
                  <th scope="col" class="figure">Credit</th>
                  <th scope="col" class="figure">Weight</th>
                  <th scope="col" class="figure">Points</th>
                </tr>
              </thead>
              <tbody>
                ${rows.map(line)}
              </tbody>
            </table>
          </div>`
    }`;
}

const percent = (weight: number): string => `${Math.round(weight * 1000) / 10}%`;
