import { decisionKinds, decisionLabels, maxDecisionNote } from "../decisions/decision-rules.ts";
import type { DecisionKind } from "../decisions/decision-rules.ts";
import { reportStyle } from "../candidate-report/report-style.ts";
import { html, Markup } from "../markup/html-template.ts";
import { standalonePage } from "../markup/standalone-page.ts";
import { dayWords } from "../resume/dates/date-words.ts";
import type { RequirementState } from "../scoring/score/score.ts";
import { maxPassphrase, maxReviewerName } from "./link-rules.ts";

export type ReviewedCandidate = {
  id: number;
  name: string;
  lastRoleTitle: string | null;
  yearsExperience: number | null;
  /** Null if the candidate is not scored. */
  total: number | null;
  /** The text shown instead of the total. */
  notScored: string | null;
  parts: { label: string; points: number; reason: string }[];
  answers: {
    requirement: string;
    isMust: boolean;
    state: RequirementState;
    quote: string | null;
  }[];
  /** Warnings about the CV and its score, such as hidden text. */
  warnings: string[];
  fileName: string;
  /** The CV as text. */
  lines: string[];
  /** The decision made through this link. */
  answered: { decision: DecisionKind; note: string | null; by: string } | null;
};

/** The data of the page for a visitor without an account. */
export type ReviewPage = {
  job: { title: string; description: string; must: string[]; nice: string[] };
  expiresAt: string;
  candidates: ReviewedCandidate[];
};

const stateLabels: Record<RequirementState, string> = {
  shown: "used on the job",
  listed: "listed as a skill",
  related: "similar",
  "not-found": "not found in the CV",
};

/** Designed for phones first: one column, large targets, and no script. */
const style = `${reportStyle}
main { padding-bottom: 3rem; }
a { color: #0f5c53; }
.candidate { border-top: 2px solid #16181d; margin-top: 2.5rem; padding-top: 1rem; scroll-margin-top: 1rem; }
.candidate > h2 { font-size: 1.3rem; margin: 0; }
details { border: 1px solid #c9ced8; border-radius: 6px; margin: .75rem 0; }
summary { cursor: pointer; font-weight: 600; padding: .75rem 1rem; }
details > div { padding: 0 1rem 1rem; }
.cv { white-space: pre-wrap; font-size: .9rem; }
form { background: #f4f5f8; border-radius: 6px; margin: 1rem 0; padding: 1rem; }
fieldset { border: 0; display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 .75rem; padding: 0; }
legend, label.field { display: block; font-weight: 600; margin-bottom: .35rem; padding: 0; }
fieldset label { align-items: center; background: #fff; border: 1px solid #8a909c; border-radius: 6px; display: flex; flex: 1 1 6rem; gap: .5rem; min-height: 2.75rem; overflow-wrap: normal; padding: .25rem .5rem; }
input[type="text"], input[type="password"], textarea { background: #fff; border: 1px solid #8a909c; border-radius: 6px; color: inherit; font: inherit; margin-bottom: .75rem; min-height: 2.75rem; padding: .5rem .75rem; width: 100%; }
button { background: #16181d; border: 0; border-radius: 6px; color: #fff; font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1.25rem; }
a.file { display: inline-block; padding: .5rem 0; }
.saved, .alert { border-radius: 6px; font-weight: 600; margin: 1rem 0; padding: .75rem 1rem; }
.saved { background: #e3f3e7; }
.alert { background: #fbe6e4; }
.note { border-left: 3px solid #b7791f; padding-left: .75rem; }
@media screen and (prefers-color-scheme: dark) {
  html { color-scheme: dark; background: #171613; color: #ecebe6; }
  a { color: #7fd6c6; }
  .muted, blockquote { color: #b0aea6; }
  .candidate { border-color: #ecebe6; }
  details, .posting { border-color: #4a4841; }
  form { background: #22211d; }
  fieldset label, input[type="text"], input[type="password"], textarea { background: #171613; border-color: #8d8a80; }
  button { background: #7fd6c6; color: #171613; }
  .saved { background: #1d3a2b; }
  .alert { background: #4d2522; }
}
@media print { form, .toc { display: none; } details::details-content { content-visibility: visible; block-size: auto; } details { border: 0; } details > div { padding: 0; } }
`;

const page = (title: string, body: Markup): string => standalonePage({ title, style, body });

/** @param visitor the name they entered before, and the problem with their input. */
export function reviewPage(
  { job, candidates, expiresAt }: ReviewPage,
  visitor: { action: string; name: string; problem: string | null },
): string {
  const list = (name: string, items: readonly string[]) =>
    items.length === 0
      ? ""
      : html`<h3>${name}</h3>
          <ul>
            ${items.map((item) => html`<li>${item}</li>`)}
          </ul>`;
  const body = html`<p class="muted">Candidates for review</p>
    <h1>${job.title}</h1>
    <p class="muted">
      This page is for you alone. The link expires on ${dayWords(expiresAt.slice(0, 10))}. Scores
      rank CVs. People make the decision.
    </p>
    ${visitor.problem === null ? "" : html`<p class="alert" role="alert">${visitor.problem}</p>`}
    <nav class="toc" aria-label="Candidates">
      <ul>
        ${candidates.map(
          ({ id, name, answered }) =>
            html`<li>
              <a href="#candidate-${id}">${name}</a>
              ${answered === null ? "" : html` · ${decisionLabels[answered.decision].done}`}
            </li>`,
        )}
      </ul>
    </nav>
    <details>
      <summary>The job</summary>
      <div>
        ${list("Required", job.must)}${list("Preferred", job.nice)}
        <h3>Posting</h3>
        <p class="posting">${job.description}</p>
      </div>
    </details>
    ${candidates.length === 0 ? html`<p>No candidates are left on this link.</p>` : ""}
    ${candidates.map((candidate) => section(candidate, visitor))}`;
  return page(`${job.title}: candidates for review`, body);
}

function section(
  candidate: ReviewedCandidate,
  { action, name }: { action: string; name: string },
): Markup {
  const { id, lastRoleTitle, yearsExperience, total, answered } = candidate;
  const years =
    yearsExperience === null
      ? null
      : `${yearsExperience} ${yearsExperience === 1 ? "year" : "years"} of experience`;
  return html`<section class="candidate" id="candidate-${id}" aria-labelledby="name-${id}">
    <h2 id="name-${id}">${candidate.name}</h2>
    <p class="muted">${[lastRoleTitle, years].filter((part) => part !== null).join(" · ")}</p>
    <p>
      ${total === null ? candidate.notScored : html`<span class="big">${total.toFixed(1)}</span> of 100`}
    </p>
    ${candidate.warnings.map((warning) => html`<p class="note">${warning}</p>`)}
    ${
      answered === null
        ? ""
        : html`<p class="saved" role="status">
            ${decisionLabels[answered.decision].done} by
            ${answered.by}${answered.note === null ? "" : html`: “${answered.note}”`}
          </p>`
    }
    ${total === null ? "" : receipt(candidate)}
    <details>
      <summary>CV of ${candidate.name}</summary>
      <div>
        <a class="file" href="${action}/cv/${id}">Download ${candidate.fileName}</a>
        <p class="cv">${candidate.lines.join("\n")}</p>
      </div>
    </details>
    <form method="post" action="${action}/decide">
      <input type="hidden" name="candidateId" value="${id}" />
      <fieldset>
        <legend>Your decision on ${candidate.name}</legend>
        ${decisionKinds.map(
          (kind) =>
            html`<label
              ><input
                type="radio"
                name="decision"
                value="${kind}"
                required
                ${new Markup(answered?.decision === kind ? "checked" : "")}
              />${decisionLabels[kind].label}</label
            >`,
        )}
      </fieldset>
      <label class="field" for="note-${id}">Note (optional)</label>
      <textarea id="note-${id}" name="note" rows="3" maxlength="${maxDecisionNote}">
${answered?.note ?? ""}</textarea>
      <label class="field" for="by-${id}">Your name</label>
      <input
        id="by-${id}"
        type="text"
        name="name"
        value="${name}"
        autocomplete="name"
        required
        maxlength="${maxReviewerName}"
      />
      <button type="submit">Save decision</button>
    </form>
  </section>`;
}

/** The answer to each requirement, and the parts of the score. */
function receipt({ name, answers, parts }: ReviewedCandidate): Markup {
  return html`<h3>Requirements</h3>
    <ul>
      ${answers.map(
        ({ requirement, isMust, state, quote }) =>
          html`<li>
            <strong>${requirement}</strong>
            <span class="muted">${isMust ? "required" : "preferred"} · ${stateLabels[state]}</span>
            ${quote === null ? "" : html`<blockquote>“${quote}”</blockquote>`}
          </li>`,
      )}
    </ul>
    <details>
      <summary>Score of ${name}</summary>
      <div>
        ${parts.map(
          ({ label, points, reason }) =>
            html`<p><strong>${label}: ${points.toFixed(1)}</strong> ${reason}</p>`,
        )}
      </div>
    </details>`;
}

/** Asks for the passphrase. */
export function passphrasePage({
  action,
  problem,
}: {
  action: string;
  problem: string | null;
}): string {
  const body = html`<h1>Candidates for review</h1>
    <p>Enter the passphrase you were given.</p>
    ${problem === null ? "" : html`<p class="alert" role="alert">${problem}</p>`}
    <form method="post" action="${action}/unlock">
      <label class="field" for="passphrase">Passphrase</label>
      <input
        id="passphrase"
        type="password"
        name="passphrase"
        autocomplete="off"
        required
        maxlength="${maxPassphrase}"
      />
      <button type="submit">Open</button>
    </form>`;
  return page("Candidates for review", body);
}

/** Explains why there is nothing to see, and what to do. */
export const closedPage = (message: string): string =>
  page(
    "Candidates for review",
    html`<h1>Nothing to show</h1>
      <p>${message}</p>`,
  );
