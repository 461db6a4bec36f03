import { setImmediate as yieldToOthers } from "node:timers/promises";
import { isBlindUpload } from "@resume-picker/db/queries/blind/hidden-candidates";
import { hiddenMark } from "@resume-picker/domain/blind/code-name";
import { redactAnswer } from "@resume-picker/domain/blind/redact-answer";
import type { RedactionOptions } from "@resume-picker/domain/blind/redact-answer";
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
  if (!ctx.identityFilter.isActive) return answer;
  const subject = subjectOfAnswer(call.path);
  if (subject === null)
    throw new AppError("UNAVAILABLE", "This can’t be shown while a job is in blind review.");
  if (isFile(answer)) return withholdIfHidden(ctx, answer);
  if (answer instanceof StreamedList)
    return answer.map((items: readonly unknown[]) =>
      hideInAnswer(ctx, items, { subject, input: null }),
    );
  if (typeof answer !== "object" || answer === null) return answer;
  const input = await call.getRawInput();
  const visible = Array.isArray(answer)
    ? await hideInBatches(ctx, answer, { subject, input })
    : hideInAnswer(ctx, answer, { subject, input });
  return copyPlain(
    answer,
    call.path === "candidates.excerpts" ? withoutHiddenHits(visible) : visible,
  );
}

const isFile = (answer: unknown): answer is Download | StreamedDownload | HtmlPage =>
  answer instanceof Download || answer instanceof StreamedDownload || answer instanceof HtmlPage;

function withholdIfHidden<File extends Download | StreamedDownload | HtmlPage>(
  { identityFilter }: Context,
  file: File,
): File {
  if (identityFilter.hiddenOf(file.identifies).size === 0) return file;
  throw new AppError(
    "FORBIDDEN",
    "This file is hidden in blind review. Reveal the candidate first.",
  );
}

function hideInAnswer<Answer>(ctx: Context, answer: Answer, about: SubjectAndInput): Answer {
  // Hiding keeps the answer's shape: texts stay texts, and only nullable fields become null.
  return redactAnswer(answer, redactionOptionsFor(ctx, answer, about)(answer)) as Answer;
}

/** Milliseconds of work, and rows looked up at once, before other requests run. */
const batchMs = 10;
const batchSize = 200;

async function hideInBatches(
  ctx: Context,
  list: readonly unknown[],
  about: SubjectAndInput,
): Promise<unknown[]> {
  const optionsFor = redactionOptionsFor(ctx, list, about);
  const visible: unknown[] = [];
  let began = performance.now();
  for (let from = 0; from < list.length; from += batchSize) {
    const rows = list.slice(from, from + batchSize);
    const options = optionsFor(rows);
    for (const row of rows) {
      // A list, because hiding may remove the row.
      visible.push(...(redactAnswer([row], options) as unknown[]));
      if (performance.now() - began < batchMs) continue;
      await yieldToOthers();
      began = performance.now();
    }
  }
  return visible;
}

type SubjectAndInput = { subject: AnswerSubject; input: unknown };

/** Returns how to hide the answer, which may be passed in parts. */
function redactionOptionsFor(
  ctx: Context,
  answer: unknown,
  { subject, input }: SubjectAndInput,
): (part: unknown) => RedactionOptions {
  const inputCandidate = subject.kind === "input" ? fieldOf(input, subject.field) : null;
  const isLong = subject.kind === "rows";
  const redactionsFor = isLong
    ? ctx.identityFilter.forRows()
    : (ids: number[]) => ctx.identityFilter.among(ids);
  const common = {
    viewerId: ctx.identityFilter.viewerId,
    idKey: subject.kind === "candidates" || (isLong && subject.key === "id") ? "id" : "candidateId",
    subject: inputCandidate,
    hidesFileNames: subject.kind === "files" && isBlindUpload(ctx.db, uploadOf(answer)),
  } as const;
  return (part) => {
    const ids = [...idsIn(part), ...(inputCandidate === null ? [] : [inputCandidate])];
    return { ...common, redactionOf: redactionsFor(ids) };
  };
}

/** Hides scored candidates for files that are generated from them. */
export function hideScored(ctx: Context, rows: readonly ScoredCandidate[]): ScoredCandidate[] {
  const redactionOf = ctx.identityFilter.among(rows.map(({ candidate }) => candidate.id));
  const { viewerId } = ctx.identityFilter;
  const how = { redactionOf, viewerId, idKey: "candidateId" as const, hidesFileNames: false };
  return rows.map((row) =>
    redactionOf(row.candidate.id) === null
      ? row
      : (redactAnswer(row, { ...how, subject: row.candidate.id }) as ScoredCandidate),
  );
}

/** The same for rows whose candidate is in the given field. */
export function hideRows<Row>(
  ctx: Context,
  rows: readonly Row[],
  idKey: "id" | "candidateId",
): Row[] {
  if (!ctx.identityFilter.isActive) return [...rows];
  const subject = idKey === "id" ? { kind: "candidates" as const } : { kind: "named" as const };
  return hideInAnswer(ctx, [...rows], { subject, input: null });
}

/** Hides uploaded files, including those without a candidate, since a name may identify one. */
export const hideFileRows = <Row>(ctx: Context, rows: readonly Row[]): Row[] =>
  ctx.identityFilter.isActive
    ? hideInAnswer(ctx, [...rows], { subject: { kind: "files" }, input: null })
    : [...rows];

/** Hides data about one candidate. */
export const hideForCandidate = <Answer>(
  ctx: Context,
  candidateId: number,
  answer: Answer,
): Answer =>
  ctx.identityFilter.isHidden(candidateId)
    ? hideInAnswer(ctx, answer, {
        subject: { kind: "input", field: "candidateId" },
        input: { candidateId },
      })
    : answer;

/** Hides the report of an upload. */
export const hideFiles = <Report>(ctx: Context, report: Report): Report =>
  ctx.identityFilter.isActive
    ? hideInAnswer(ctx, report, { subject: { kind: "files" }, input: null })
    : report;

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
  const collect = (value: unknown): void => {
    if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
    if (Array.isArray(value)) {
      value.forEach(collect);
      return;
    }
    const { id, candidateId } = value as { id?: unknown; candidateId?: unknown };
    if (typeof id === "number") found.add(id);
    if (typeof candidateId === "number") found.add(candidateId);
    Object.values(value).forEach(collect);
  };
  collect(answer);
  return [...found];
}

/** Removes hits in hidden words, which would confirm a guess. */
function withoutHiddenHits(answer: unknown): unknown {
  if (!Array.isArray(answer)) return answer;
  return answer.filter((row: { parts?: { text: string; isHit: boolean }[] }) =>
    (row.parts ?? []).every(({ text, isHit }) => !isHit || !text.includes(hiddenMark)),
  );
}
