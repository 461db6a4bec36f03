import { html, Markup } from "../markup/html-template.ts";
import type { Packet, PacketChange, PacketOrder } from "./packet.ts";
import { verifierPath } from "./packet.ts";
import { packetStyle } from "./packet-style.ts";
import { arithmetic, requirements } from "./packet-tables.ts";

/** The packet as a page of its own: no script, nothing fetched, and printed without a cut row. */
export function packetPage(packet: Packet): string {
  const { candidate, job, audience } = packet;
  const title = `${candidate.name}: ${job.title}`;
  const isInternal = audience === "internal";
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${new Markup(packetStyle)}
        </style>
      </head>
      <body>
        <main>
          <p class="muted">
            ${isInternal ? "Internal packet" : "For the candidate"} · ${day(packet.madeAt)}
          </p>
          <h1>${candidate.name}</h1>
          <p>Applied for <strong>${job.title}</strong> with ${candidate.fileName}</p>
          ${summary(packet)} ${oneChange(packet)} ${asked(packet)} ${requirements(packet)}
          ${arithmetic(packet)} ${ranks(packet)} ${decision(packet)} ${put(packet)}
          ${notUsed(packet)}
          <h2>How long this is kept</h2>
          <ul>
            ${packet.kept.map((words) => html`<li>${words}</li>`)}
          </ul>
          ${isInternal ? "" : rights} ${redo(packet)}
        </main>
      </body>
    </html> `.text;
}

const rights = html`<h2>To have something corrected</h2>
  <p>
    If anything here was read wrongly or is no longer true, tell the person who gave you this page
    what is right. Every field can be put right; the score and this page are then made again with
    it. You can also ask for your data to be deleted, and for a person to look at the decision
    again.
  </p>`;

function summary({ score, order, audience }: Packet): Markup {
  const { must } = score.answers;
  const count = must.shown + must.listed + must.related + must.notFound;
  const place = audience === "internal" ? `place ${order.place} of ${order.of} by the total` : "";
  return html`<p>
      <span class="big">${score.total}</span> of 100${place === "" ? "" : html` · ${place}`}
    </p>
    <p>
      ${count === 0 ? "The posting lists no must-haves." : `Of ${count} must-haves ${must.shown} ${must.shown === 1 ? "is" : "are"} shown in a role or degree, ${must.listed} listed, ${must.related} answered in part, ${must.notFound} not found in what was read.`}
    </p>
    <p class="muted">This score orders what there is to read. It decides nothing: people do.</p>`;
}

function oneChange({ change, score, order, audience }: Packet): Markup {
  if (change === null) return html``;
  return html`<section class="change">
    <h2 style="margin-top:0">The one change that would matter most</h2>
    <p>
      ${changeWords(change, { total: score.total, order: audience === "internal" ? order : null })}
    </p>
    <p class="muted">
      Found by scoring the CV with the line “${change.line}” written into
      “${change.role}”${change.beforeLine === null ? "" : html`, before “${change.beforeLine}”`}. It
      helps only where it is true.
    </p>
  </section>`;
}

/** "With Kubernetes shown in a role the total would be 74.2 instead of 68.1, rank 5 instead of 9." */
function changeWords(
  { requirement, total, order }: PacketChange,
  now: { total: number; order: PacketOrder | null },
): string {
  const rank = now.order === null ? "" : `, rank ${order.place} instead of ${now.order.place}`;
  return `With “${requirement}” shown in a role the total would be ${total} instead of ${now.total}${now.order?.place === order.place ? ", at the same rank" : rank}.`;
}

function asked({ job }: Packet): Markup {
  const list = (name: string, items: readonly string[]) =>
    items.length === 0
      ? ""
      : html`<h3>${name}</h3>
          <ul>
            ${items.map((item) => html`<li>${item}</li>`)}
          </ul>`;
  return html`<h2>What was asked</h2>
    ${list("Must have", job.must)}${list("Nice to have", job.nice)}
    <h3>The posting</h3>
    <p class="posting">${job.description}</p>`;
}

function ranks({ ranks: { manual, ai }, audience }: Packet): Markup {
  const items = [
    manual === null
      ? "By the weights: nobody has ranked this job."
      : `By the weights: rank ${manual.rank}${manual.at === null ? "" : `, ${day(manual.at)}`}.`,
    ai === null
      ? "By an engine: none has ranked this candidate."
      : `By an engine (${ai.engine ?? "unnamed"}): rank ${ai.rank}${ai.at === null ? "" : `, ${day(ai.at)}`}${ai.isOutdated ? ", before the last change of CV or job" : ""}.`,
  ];
  const reason =
    audience === "internal" && ai?.reason ? html`<p>The engine's words: “${ai.reason}”</p>` : "";
  return html`<h2>Both ranks</h2>
    <ul>
      ${items.map((item) => html`<li>${item}</li>`)}
    </ul>
    ${reason}`;
}

function decision({ decision: made, audience }: Packet): Markup {
  if (made === null)
    return html`<h2>The decision</h2>
      <p>No decision is recorded.</p>`;
  const by = audience === "internal" && made.by !== null ? ` by ${made.by}` : "";
  return html`<h2>The decision</h2>
    <p>
      <strong>${made.decision}</strong>, ${day(made.at)}${by}. A person decided; no rule or engine
      did.
    </p>
    ${
      made.reasons.length === 0
        ? html`<p>No reason was given.</p>`
        : html`<ul>
            ${made.reasons.map((reason) => html`<li>${reason}</li>`)}
          </ul>`
    }
    ${made.note === null ? "" : html`<p class="posting">${made.note}</p>`}`;
}

function put({ corrections, warnings }: Packet): Markup {
  const told = (value: unknown) =>
    value === null ? "nothing" : typeof value === "string" ? value : JSON.stringify(value);
  return html`<h2>What a person has put right</h2>
    ${
      corrections.length === 0
        ? html`<p>Nothing.</p>`
        : html`<ul>
            ${corrections.map(({ field, asRead, value, at }) => html`<li>${field}: “${told(value)}” instead of “${told(asRead)}”, ${day(at)}</li>`)}
          </ul>`
    }
    ${
      warnings.length === 0
        ? ""
        : html`<h2>What to know of this CV</h2>
            <ul>
              ${warnings.map((warning) => html`<li>${warning}</li>`)}
            </ul>`
    }`;
}

function notUsed(packet: Packet): Markup {
  const of = (stands: string) =>
    packet.notUsed.filter((each) => each.stands === stands).map(({ what }) => what);
  return html`<h2>What was not used</h2>
    <p>None of this reaches any part of the score.</p>
    <dl>
      <div>
        <dt>Read, for contact</dt>
        <dd>${of("in the CV").join(", ") || "nothing"}</dd>
      </div>
      <div>
        <dt>Not found</dt>
        <dd>${of("not found").join(", ") || "nothing"}</dd>
      </div>
      <div>
        <dt>Never looked for</dt>
        <dd>${of("not read").join(", ")}</dd>
      </div>
    </dl>`;
}

function redo({ score, candidate }: Packet): Markup {
  return html`<h2>To redo the numbers</h2>
    <p>
      Save this packet as JSON and run <code>node verify-packet.mjs packet.json</code>: it computes
      every number again and names the first that differs. The program is at
      <a href="${verifierPath}">${verifierPath}</a> of the server that made this page.
    </p>
    <p class="muted">
      Scored ${day(score.scoredAt)} by version ${score.scoringVersion} of the rules; read by version
      ${score.parserVersion} of the parser, as of ${candidate.asOf}; file
      ${candidate.fileSha256.slice(0, 12)}.
    </p>`;
}

const day = (iso: string): string => iso.slice(0, 10);
