import { setImmediate as nextTurn } from "node:timers/promises";
import { isBlindUpload } from "@resume-picker/db/queries/blind/hidden-candidates";
import { hiddenMark } from "@resume-picker/domain/blind/code-name";
import { veilAnswer } from "@resume-picker/domain/blind/veil-answer";
import type { Veiling } from "@resume-picker/domain/blind/veil-answer";
import { AppError } from "@resume-picker/domain/errors";
import type { ScoredCandidate } from "@resume-picker/db/queries/candidates/scores";
import type { Context } from "../context.ts";
import { Download, HtmlPage, StreamedDownload, StreamedList } from "../download.ts";
import { copyPlain } from "../plain-json.ts";
import { subjectOfAnswer } from "./answer-subjects.ts";
import type { AnswerSubject } from "./answer-subjects.ts";

type Call = { path: string; getRawInput: () => Promise<unknown> };

/**
 * Removes the identity of hidden candidates from every procedure's answer. Finished files can't be
 * changed and are withheld while a candidate they identify is hidden.
 * @throws AppError FORBIDDEN for such a file, UNAVAILABLE for a procedure without a described
 * answer.
 */
export async function hideIdentity(ctx: Context, call: Call, answer: unknown): Promise<unknown> {
  if (!ctx.veils.isActive) return answer;
  const subject = subjectOfAnswer(call.path);
  if (subject === null)
    throw new AppError("UNAVAILABLE", "This can’t be shown while a job is in blind review.");
  if (isFile(answer)) return withheld(ctx, answer);
  if (answer instanceof StreamedList)
    return answer.map((items: readonly unknown[]) => hideIn(ctx, items, { subject, input: null }));
  if (typeof answer !== "object" || answer === null) return answer;
  const input = await call.getRawInput();
  const shown = Array.isArray(answer)
    ? await hideInSteps(ctx, answer, { subject, input })
    : hideIn(ctx, answer, { subject, input });
  return copyPlain(answer, call.path === "candidates.excerpts" ? withoutHiddenHits(shown) : shown);
}

const isFile = (answer: unknown): answer is Download | StreamedDownload | HtmlPage =>
  answer instanceof Download || answer instanceof StreamedDownload || answer instanceof HtmlPage;

function withheld<File extends Download | StreamedDownload | HtmlPage>(
  { veils }: Context,
  file: File,
): File {
  if (veils.hiddenOf(file.identifies).size === 0) return file;
  throw new AppError(
    "FORBIDDEN",
    "This file is hidden in blind review. Reveal the candidate first.",
  );
}

function hideIn<Answer>(ctx: Context, answer: Answer, of: Of): Answer {
  // Hiding keeps the answer's shape: texts stay texts, and only nullable fields become null.
  return veilAnswer(answer, veilingFor(ctx, answer, of)(answer)) as Answer;
}

/** Milliseconds of work, and rows looked up at once, before other requests run. */
const stepMs = 10;
const rowsAtOnce = 200;

async function hideInSteps(ctx: Context, list: readonly unknown[], of: Of): Promise<unknown[]> {
  const veilingOf = veilingFor(ctx, list, of);
  const shown: unknown[] = [];
  let began = performance.now();
  for (let from = 0; from < list.length; from += rowsAtOnce) {
    const rows = list.slice(from, from + rowsAtOnce);
    const veiling = veilingOf(rows);
    for (const row of rows) {
      // A list, because hiding may remove the row.
      shown.push(...(veilAnswer([row], veiling) as unknown[]));
      if (performance.now() - began < stepMs) continue;
      await nextTurn();
      began = performance.now();
    }
  }
  return shown;
}

type Of = { subject: AnswerSubject; input: unknown };

/** Returns how to hide the answer, which may be passed in parts. */
function veilingFor(
  ctx: Context,
  answer: unknown,
  { subject, input }: Of,
): (part: unknown) => Veiling {
  const ofInput = subject.kind === "input" ? fieldOf(input, subject.field) : null;
  const isLong = subject.kind === "rows";
  const veilsOf = isLong ? ctx.veils.forRows() : (ids: number[]) => ctx.veils.among(ids);
  const always = {
    viewerId: ctx.veils.viewerId,
    idKey: subject.kind === "candidates" || (isLong && subject.key === "id") ? "id" : "candidateId",
    subject: ofInput,
    hidesFileNames: subject.kind === "files" && isBlindUpload(ctx.db, uploadOf(answer)),
  } as const;
  return (part) => {
    const ids = [...idsIn(part), ...(ofInput === null ? [] : [ofInput])];
    return { ...always, veilOf: veilsOf(ids) };
  };
}

/** Hides scored candidates for files that are generated from them. */
export function hideScored(ctx: Context, rows: readonly ScoredCandidate[]): ScoredCandidate[] {
  const veilOf = ctx.veils.among(rows.map(({ candidate }) => candidate.id));
  const { viewerId } = ctx.veils;
  const how = { veilOf, viewerId, idKey: "candidateId" as const, hidesFileNames: false };
  return rows.map((row) =>
    veilOf(row.candidate.id) === null
      ? row
      : (veilAnswer(row, { ...how, subject: row.candidate.id }) as ScoredCandidate),
  );
}

/** The same for rows whose candidate is in the given field. */
export function hideRows<Row>(
  ctx: Context,
  rows: readonly Row[],
  idKey: "id" | "candidateId",
): Row[] {
  if (!ctx.veils.isActive) return [...rows];
  const subject = idKey === "id" ? { kind: "candidates" as const } : { kind: "named" as const };
  return hideIn(ctx, [...rows], { subject, input: null });
}

/** Hides uploaded files, including those without a candidate, since a name may identify one. */
export const hideFileRows = <Row>(ctx: Context, rows: readonly Row[]): Row[] =>
  ctx.veils.isActive
    ? hideIn(ctx, [...rows], { subject: { kind: "files" }, input: null })
    : [...rows];

/** Hides data about one candidate. */
export const hideOf = <Answer>(ctx: Context, candidateId: number, answer: Answer): Answer =>
  ctx.veils.isHidden(candidateId)
    ? hideIn(ctx, answer, {
        subject: { kind: "input", field: "candidateId" },
        input: { candidateId },
      })
    : answer;

/** Hides the report of an upload. */
export const hideFiles = <Report>(ctx: Context, report: Report): Report =>
  ctx.veils.isActive ? hideIn(ctx, report, { subject: { kind: "files" }, input: null }) : report;

function fieldOf(input: unknown, field: string): number | null {
  const value: unknown = Reflect.get(Object(input), field);
  const id = Number(value);
  return Number.isSafeInteger(id) ? id : null;
}

/** Returns the id of the upload that the answer is about. */
function uploadOf(answer: unknown): string {
  const { id, uploadId } = Object(answer) as { id?: unknown; uploadId?: unknown };
  return String(uploadId ?? id);
}

/** Collects all numbers that may be candidate ids. Extra ones cost little to look up. */
function idsIn(answer: unknown): number[] {
  const found = new Set<number>();
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
    if (Array.isArray(value)) {
      value.forEach(look);
      return;
    }
    const { id, candidateId } = value as { id?: unknown; candidateId?: unknown };
    if (typeof id === "number") found.add(id);
    if (typeof candidateId === "number") found.add(candidateId);
    Object.values(value).forEach(look);
  };
  look(answer);
  return [...found];
}

/** Removes hits in hidden words, which would confirm a guess. */
function withoutHiddenHits(answer: unknown): unknown {
  if (!Array.isArray(answer)) return answer;
  return answer.filter((row: { parts?: { text: string; isHit: boolean }[] }) =>
    (row.parts ?? []).every(({ text, isHit }) => !isHit || !text.includes(hiddenMark)),
  );
}
