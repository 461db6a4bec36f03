import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { extractText } from "@resume-picker/adapters/extract-text/extract-text";
import { makePdf, write } from "@resume-picker/adapters/extract-text/testing/make-pdf";
import { readTxt } from "@resume-picker/adapters/extract-text/txt/read-txt";
import { rankLocally } from "@resume-picker/adapters/ai-local/rank-locally";
import type { LaidOutDocument } from "@resume-picker/domain/resume/shape/document";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { redactIdentity } from "@resume-picker/domain/resume/redaction/redact-identity";
import { scoreCandidate } from "@resume-picker/domain/scoring/score-candidate";
import type { ScorableJob } from "@resume-picker/domain/scoring/score/score";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { attacks } from "../../ranking/attacks.ts";
import type { Attack } from "../../ranking/attacks.ts";
import { makePool } from "../../ranking/make-pool.ts";
import type { PoolCv } from "../../ranking/make-pool.ts";
import { asPerson, personAt } from "../../ranking/persons.ts";
import { rankKits } from "../../ranking/kits.ts";
import { recordFigure } from "../../figures/record-figure.ts";

/**
 * Checks that neither a candidate's identity nor text aimed at AI changes the ranking. 200
 * generated CVs are scored under two names each, then 50 of them with each attack.
 */
const today = "2026-06-15";
const verbose = process.argv.includes("--verbose");
const swapped = 200;
const attacked = 50;
const maxPoints = 1;
const maxPlaces = 1;

type Read = { parsed: ReturnType<typeof parseResume> & { lines: string[] }; lines: string[] };

function read(document: LaidOutDocument): Read {
  const texts = document.lines.map(({ text }) => text);
  const parsed = { ...parseResume(document, { today }), lines: texts };
  return { parsed, lines: redactIdentity(document, parsed) };
}

function rank(job: ScorableJob, pool: readonly Read[]) {
  const scored = pool.map(({ parsed, lines }, id) => ({
    id,
    // The same for both names, so ties don't depend on the name.
    fileSha256: String(id).padStart(6, "0"),
    lines,
    resume: parsed,
    score: scoreCandidate({ resume: parsed, job, weights: defaultWeights, today }),
  }));
  const ranks = new Map(rankLocally(job, scored).map(({ id, rank: place }) => [id, place]));
  return scored.map(({ id, score }) => ({
    total: score.totalScore,
    rank: ranks.get(id) ?? 0,
    isNamed: score.breakdown.some(({ reason }) => reason.includes("word for word")),
  }));
}

const webJob: ScorableJob = {
  title: "Senior Web Developer",
  description:
    "We build shops for small towns.\n\nRequirements\n- 5+ years of web development\n- JavaScript, React and CSS",
  requirements: { must: ["JavaScript", "React", "HTML", "CSS"], nice: ["Python", "Git"] },
};

const cvs = [1, 2].flatMap((seed) => makePool(rankKits, seed)).slice(0, swapped);
const failed: string[] = [];

function swapNames(): void {
  const one = cvs.map(({ text }, index) => read(readTxt(asPerson(text, personAt(index)))));
  const other = cvs.map(({ text }, index) =>
    read(readTxt(asPerson(text, personAt(index * 7 + 13)))),
  );
  let scores = 0;
  let ranks = 0;
  for (const { job } of rankKits) {
    const after = rank(job, other);
    rank(job, one).forEach((before, index) => {
      const now = after[index];
      if (now === undefined) return;
      if (now.total !== before.total) {
        scores++;
        if (verbose)
          console.log(
            `${personAt(index).name} → ${personAt(index * 7 + 13).name}, ${job.title}: ${before.total} → ${now.total}`,
          );
      }
      if (now.rank !== before.rank) ranks++;
    });
  }
  const all = cvs.length * rankKits.length;
  console.log(`Another person's name and contacts on ${cvs.length} CVs, ${rankKits.length} jobs:`);
  console.log(`  ${scores} of ${all} scores changed, ${ranks} of ${all} places changed\n`);
  recordFigure("names", { ours: `${scores} of ${all.toLocaleString("en")}` });
  if (scores > 0 || ranks > 0) failed.push("another name");
}

/** Makes a PDF of the CV, in which lines can be hidden. */
async function asPdf(text: string, hidden: readonly string[]): Promise<LaidOutDocument> {
  const lines = text.split("\n");
  const bytes = await makePdf((pdf) => {
    let y = 40;
    for (const line of lines) {
      if (y > 780) {
        pdf.addPage();
        y = 40;
      }
      if (line !== "") write(pdf, line, { x: 50, y });
      y += 14;
    }
    pdf.fillColor("white");
    hidden.forEach((line, index) => write(pdf, line.slice(0, 110), { x: 50, y: y + 14 * index }));
  });
  return extractText(bytes, "cv.pdf");
}

/** Each CV is paired with a job of the same occupation, where an attack gains most. */
const targets = cvs.filter(({ grade }) => grade < 4).filter((_, index) => index % 3 === 0);

async function readWith(attack: Attack, cv: PoolCv, job: ScorableJob) {
  const added = attack.lines(job);
  if (attack.isHidden) {
    return { clean: read(await asPdf(cv.text, [])), now: read(await asPdf(cv.text, added)) };
  }
  return {
    clean: read(readTxt(cv.text)),
    now: read(readTxt(`${cv.text}\n${added.join("\n")}`)),
  };
}

type Moved = { won: number; lost: number };

function note(moved: Moved, change: number): void {
  moved.won = Math.max(moved.won, change);
  moved.lost = Math.max(moved.lost, -change);
}

async function manipulate(): Promise<void> {
  const pool = cvs.map(({ text }) => read(readTxt(text)));
  console.log(
    `Text for a machine in ${attacked} CVs: points won and lost, places won and lost (most of each; allowed: ${maxPoints} and ${maxPlaces}), CVs with a warning (or named in the score's reason)`,
  );
  for (const attack of attacks) {
    const points = { won: 0, lost: 0 };
    const places = { won: 0, lost: 0 };
    let warned = 0;
    for (const cv of targets.slice(0, attacked)) {
      const job = rankKits[cv.kit]?.job;
      if (job === undefined) throw new Error("Every CV has a job.");
      const at = cvs.indexOf(cv);
      const { clean, now } = await readWith(attack, cv, job);
      const before = rank(job, pool.with(at, clean))[at];
      const after = rank(job, pool.with(at, now))[at];
      if (before === undefined || after === undefined) throw new Error("Everybody has a rank.");
      if (verbose && Math.abs(after.total - before.total) > maxPoints)
        console.log(`  ${attack.name}: ${job.title}, ${cv.kind}: ${before.total} → ${after.total}`);
      note(points, after.total - before.total);
      note(places, before.rank - after.rank);
      if (now.parsed.warnings.length > 0 || after.isNamed) warned++;
    }
    const isStill =
      Math.max(points.won, points.lost) <= maxPoints &&
      Math.max(places.won, places.lost) <= maxPlaces;
    const isHeld = isStill && warned === attacked;
    if (!isHeld) failed.push(attack.name);
    console.log(
      `  ${isHeld ? "held  " : "FAILED"} ${attack.name.padEnd(40)} ${points.won.toFixed(1)} and ${points.lost.toFixed(1)} points, ${places.won} and ${places.lost} places, ${warned} warned`,
    );
  }
}

/**
 * Compares the scores of one person in twelve layouts, from CVs of another project. They should be
 * equal.
 */
async function compareLayouts(): Promise<void> {
  const folder = join(resolve(process.env.CORPUS_DIR ?? "../shared/corpus"), "reactive-resume");
  if (!existsSync(folder)) {
    console.log("\nOne person in several layouts: no corpus here, left out");
    return;
  }
  const files = readdirSync(folder).filter((file) => /templates_pdf.*\.pdf$/u.test(file));
  const totals = await Promise.all(
    files.map(async (file) => {
      const bytes = new Uint8Array(readFileSync(join(folder, file)));
      const { parsed: resume } = read(await extractText(bytes, file));
      return scoreCandidate({ resume, job: webJob, weights: defaultWeights, today }).totalScore;
    }),
  );
  const spread = Math.max(...totals) - Math.min(...totals);
  console.log(
    `\nOne person in ${files.length} layouts: ${Math.min(...totals)} to ${Math.max(...totals)} points`,
  );
  if (spread > maxPoints) failed.push("layouts");
}

swapNames();
await manipulate();
await compareLayouts();
if (failed.length > 0) process.exitCode = 1;
