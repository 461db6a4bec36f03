import { html } from "../markup/html-template.ts";
import type { Markup } from "../markup/html-template.ts";
import { markdownMarkup } from "../markup/markdown-markup.ts";
import { standalonePage } from "../markup/standalone-page.ts";
import type { CandidateReport, ReportChange, ReportOrder } from "./candidate-report.ts";
import { verifierPath } from "./candidate-report.ts";
import { reportStyle } from "./report-style.ts";
import { arithmetic, requirements } from "./report-tables.ts";

/**
 * Renders the report as a standalone page without scripts. Rows don't break across printed pages.
 */
export function reportPage(report: CandidateReport): string {
  const { candidate, job, audience } = report;
  const title = `${candidate.name}: ${job.title}`;
  const isInternal = audience === "internal";
  const body = html`<p class="muted">
      ${isInternal ? "Internal report" : "Candidate copy"} · ${day(report.madeAt)}
    </p>
    <h1>${candidate.name}</h1>
    <p>Applied for <strong>${job.title}</strong> with ${candidate.fileName}</p>
    ${summary(report)} ${improvementSection(report)} ${jobSection(report)}
    ${report.notScored === null ? html`${requirements(report)} ${arithmetic(report)}` : ""}
    ${ranks(report)} ${decision(report)} ${correctionsSection(report)} ${notUsedSection(report)}
    <h2>How long the data is kept</h2>
    <ul>
      ${report.kept.map((words) => html`<li>${words}</li>`)}
    </ul>
    ${isInternal ? verificationSection : rightsSection} ${versionsSection(report)}`;
  return standalonePage({ title, style: reportStyle, body });
}

const rightsSection = html`<h2>How to correct something</h2>
  <p>
    If something here is wrong or out of date, tell the person who gave you this page. Every field
    can be corrected, and the score and this page are then updated. You can also ask for your data
    to be deleted, and for a person to review the decision.
  </p>`;

function describeRank({ place, of, equal }: ReportOrder): string {
  const shared = equal === 0 ? "" : `, shared with ${equal} other${equal === 1 ? "" : "s"}`;
  return `rank ${place} of ${of} by total score${shared}`;
}

function summary({ score, order, audience, notScored }: CandidateReport): Markup {
  if (notScored !== null) return html`<p><span class="big">${notScored}</span></p>`;
  const { must } = score.answers;
  const count = must.shown + must.listed + must.related + must.notFound;
  const place = audience === "internal" ? describeRank(order) : "";
  return html`<p>
      <span class="big">${score.total}</span> of 100${place === "" ? "" : html` · ${place}`}
    </p>
    <p>
      ${count === 0 ? "The posting lists no must-haves." : `Must-haves: ${must.shown} of ${count} shown in a role or degree, ${must.listed} listed as a skill, ${must.related + must.notFound} not stated.`}
    </p>
    <p class="muted">The score orders CVs. People make the decision.</p>`;
}

function improvementSection({ change, score, order, audience }: CandidateReport): Markup {
  if (change === null) return html``;
  return html`<section class="change">
    <h2 style="margin-top:0">Biggest improvement</h2>
    <p>
      ${describeImprovement(change, { total: score.total, order: audience === "internal" ? order : null })}
    </p>
    <p class="muted">
      Calculated by adding the line “${change.line}” to
      “${change.role}”${change.beforeLine === null ? "" : html`, before “${change.beforeLine}”`}. It
      helps only if it is true.
    </p>
  </section>`;
}

/** "With Kubernetes shown in a role the total would be 74.2 instead of 68.1, rank 5 instead of 9." */
function describeImprovement(
  { requirement, total, order }: ReportChange,
  now: { total: number; order: ReportOrder | null },
): string {
  const rank = now.order === null ? "" : `, rank ${order.place} instead of ${now.order.place}`;
  return `With “${requirement}” shown in a role the total would be ${total} instead of ${now.total}${now.order?.place === order.place ? ", at the same rank" : rank}.`;
}

function jobSection({ job }: CandidateReport): Markup {
  const list = (name: string, items: readonly string[]) =>
    items.length === 0
      ? ""
      : html`<h3>${name}</h3>
          <ul>
            ${items.map((item) => html`<li>${item}</li>`)}
          </ul>`;
  return html`<h2>Requirements</h2>
    ${list("Must have", job.must)}${list("Nice to have", job.nice)}
    <h3>Job posting</h3>
    <div class="posting">${markdownMarkup(job.description)}</div>`;
}

function ranks({ ranks: { manual, ai }, audience }: CandidateReport): Markup {
  // A rank reveals as much about others as about this candidate, so it is internal.
  if (audience === "candidate") {
    const by = ai === null ? "" : ` and by an AI engine (${ai.engine ?? "unnamed"})`;
    return html`<h2>Ranking</h2>
      <p>Candidates are ordered by this score${by}.</p>`;
  }
  const items = [
    manual === null
      ? "Manual rank: not ranked yet."
      : `Manual rank: ${manual.rank}${manual.at === null ? "" : `, ${day(manual.at)}`}.`,
    ai === null
      ? "AI rank: not ranked yet."
      : `AI rank (${ai.engine ?? "unnamed"}): ${ai.rank}${ai.at === null ? "" : `, ${day(ai.at)}`}${ai.isOutdated ? ", before the last change of CV or job" : ""}.`,
  ];
  const reason = ai?.reason ? html`<p>AI reason: “${ai.reason}”</p>` : "";
  return html`<h2>Ranks</h2>
    <ul>
      ${items.map((item) => html`<li>${item}</li>`)}
    </ul>
    ${reason}`;
}

function decision({ decision: made, audience }: CandidateReport): Markup {
  if (made === null)
    return html`<h2>Decision</h2>
      <p>No decision is recorded.</p>`;
  const by = audience === "internal" && made.by !== null ? ` by ${made.by}` : "";
  return html`<h2>Decision</h2>
    <p><strong>${made.decision}</strong>, ${day(made.at)}${by}. A person made this decision.</p>
    ${
      made.reasons.length === 0
        ? html`<p>No reason was given.</p>`
        : html`<ul>
            ${made.reasons.map((reason) => html`<li>${reason}</li>`)}
          </ul>`
    }
    ${made.note === null ? "" : html`<p class="note">${made.note}</p>`}`;
}

function correctionsSection({ corrections, warnings }: CandidateReport): Markup {
  const formatValue = (value: unknown) =>
    value === null ? "nothing" : typeof value === "string" ? value : JSON.stringify(value);
  return html`<h2>Corrections</h2>
    ${
      corrections.length === 0
        ? html`<p>None.</p>`
        : html`<ul>
            ${corrections.map(({ field, asRead, value, at, readBy }) => html`<li>${field}: “${formatValue(value)}” instead of “${formatValue(asRead)}”, ${day(at)}${readBy === undefined ? "" : `, read by ${readBy}`}</li>`)}
          </ul>`
    }
    ${
      warnings.length === 0
        ? ""
        : html`<h2>Notes on this CV</h2>
            <ul>
              ${warnings.map((warning) => html`<li>${warning}</li>`)}
            </ul>`
    }`;
}

function notUsedSection(report: CandidateReport): Markup {
  const of = (stands: string) =>
    report.notUsed.filter((each) => each.stands === stands).map(({ what }) => what);
  return html`<h2>Not used for the score</h2>
    <p>None of this affects the score.</p>
    <dl>
      <div>
        <dt>Read for contact only</dt>
        <dd>${of("in the CV").join(", ") || "nothing"}</dd>
      </div>
      <div>
        <dt>Not found</dt>
        <dd>${of("not found").join(", ") || "nothing"}</dd>
      </div>
      <div>
        <dt>Never read</dt>
        <dd>${of("not read").join(", ")}</dd>
      </div>
    </dl>`;
}

const verificationSection = html`<h2>Check the numbers</h2>
  <p>
    Save this report as JSON and run <code>node verify-report.mjs report.json</code>. It recomputes
    every number and shows the first that differs. Download the program from
    <a href="${verifierPath}">${verifierPath}</a> on the server that made this page.
  </p>`;

function versionsSection({ score, candidate, audience }: CandidateReport): Markup {
  if (audience === "candidate") return html`<p class="muted">Scored ${day(score.scoredAt)}.</p>`;
  return html`<p class="muted">
    Scored ${day(score.scoredAt)} by version ${score.scoringVersion} of the rules; read by version
    ${score.parserVersion} of the parser, as of ${candidate.asOf}; file
    ${candidate.fileSha256.slice(0, 12)}.
  </p>`;
}

const day = (iso: string): string => iso.slice(0, 10);
