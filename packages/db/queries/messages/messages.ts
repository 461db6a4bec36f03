import type { CandidateMessage } from "@resume-picker/domain/messages/candidate-message";
import type { MessageState } from "@resume-picker/domain/messages/message-rules";
import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { candidates } from "../../schema/candidates.ts";
import { mails } from "../../schema/mails.ts";
import { candidateMessages } from "../../schema/messages.ts";
import { scores } from "../../schema/scoring.ts";
import { timeQuery } from "../../time-query.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";
import type { EditableJob, ViewableJob } from "../allowed-rows.ts";
import { isUndeletedCandidate } from "../undeleted-rows.ts";
import { insertMail } from "../mails/mails.ts";

type Row = typeof candidateMessages.$inferSelect;
type MailStatus = (typeof mails.$inferSelect)["status"];

const stateOfMail: Record<MailStatus, MessageState> = {
  queued: "waiting",
  sending: "waiting",
  sent: "sent",
  kept: "failed",
  failed: "failed",
  unconfirmed: "unconfirmed",
};

function toMessage(row: Row, status: MailStatus | null): CandidateMessage {
  const { jobId: _job, templateId: _template, sentBy, sentByName, createdAt: at, ...rest } = row;
  // A mail that no longer exists was deleted with its account before it was sent.
  const state =
    row.route === "mailto" ? "opened" : status === null ? "failed" : stateOfMail[status];
  const by = sentBy === null || sentByName === null ? null : { id: sentBy, name: sentByName };
  return { ...rest, state, by, at };
}

const among = (ids: readonly number[]) =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;

type Listed = { message: CandidateMessage; templateId: number | null };

function readMessages(db: Database | Transaction, job: ViewableJob, ids: readonly number[]) {
  return db
    .select({ row: getTableColumns(candidateMessages), status: mails.status })
    .from(candidateMessages)
    .leftJoin(mails, eq(mails.candidateMessageId, candidateMessages.id))
    .where(
      and(
        eq(candidateMessages.jobId, job.id),
        inArray(candidateMessages.candidateId, among(ids)),
        isUndeletedCandidate(candidateMessages.candidateId),
      ),
    )
    .orderBy(asc(candidateMessages.id))
    .all()
    .map(({ row, status }): Listed => {
      return { message: toMessage(row, status), templateId: row.templateId };
    });
}

/** Lists the messages sent to these candidates for the job, oldest first. */
export async function listMessages(
  db: Database,
  job: ViewableJob,
  ids: readonly number[],
): Promise<Listed[]> {
  return timeQuery("list messages", () => readMessages(db, job, ids));
}

export type MessageTarget = {
  id: number;
  name: string | null;
  fileName: string;
  email: string | null;
};

/** Returns those of the ids that are candidates of the job. */
export async function listTargets(
  db: Database,
  job: EditableJob,
  ids: readonly number[],
): Promise<MessageTarget[]> {
  const { id, name, fileName, email } = candidates;
  return db
    .select({ id, name, fileName, email })
    .from(candidates)
    .innerJoin(scores, and(eq(scores.candidateId, id), eq(scores.jobId, job.id)))
    .where(and(inArray(id, among(ids)), isUndeletedCandidate(id)))
    .all();
}

export type NewMessage = Pick<Row, "candidateId" | "recipient" | "subject" | "text"> & {
  /** The number of messages to the candidate that the sender's screen showed. */
  seen: number;
  /** Whether the sender confirmed using the same template again for this candidate. */
  again: boolean;
};

type Sending = {
  messages: readonly NewMessage[];
  template: { id: number; name: string; kind: Row["kind"] };
  route: Row["route"];
  replyTo: string | null;
  by: { id: string; name: string };
  action: NewAction;
  max: number;
};

/**
 * Records messages and, if the server sends mail, queues them, each at most once. A candidate is
 * skipped if they have messages that the sender's screen didn't show, or if the same template was
 * used before and the sender didn't confirm.
 * @returns the candidates to whom a message was added.
 */
export async function addMessages(
  db: Database,
  job: EditableJob,
  { messages, ...sending }: Sending,
): Promise<Set<number>> {
  const write = (tx: Transaction): Set<number> => {
    const present = readMessages(
      tx,
      job,
      messages.map(({ candidateId }) => candidateId),
    );
    const added = new Set<number>();
    for (const message of messages) {
      const before = present.filter((each) => each.message.candidateId === message.candidateId);
      const isRepeated = before.some(({ templateId }) => templateId === sending.template.id);
      const isMeant = before.length === message.seen && (message.again || !isRepeated);
      if (!isMeant || before.length >= sending.max || added.has(message.candidateId)) continue;
      addMessage(tx, job, { message, sending });
      added.add(message.candidateId);
    }
    const { action } = sending;
    if (added.size > 0)
      insertAction(tx, { ...action, metadata: { ...action.metadata, candidates: added.size } });
    return added;
  };
  return timeQuery("add messages", () => db.transaction(write, { behavior: "immediate" }));
}

function addMessage(
  tx: Transaction,
  job: EditableJob,
  { message, sending }: { message: NewMessage; sending: Omit<Sending, "messages"> },
): void {
  const { template, route, by, action, replyTo } = sending;
  const { candidateId, recipient, subject, text, seen } = message;
  const { id } = tx
    .insert(candidateMessages)
    .values({
      ...{ jobId: job.id, candidateId, number: seen + 1, route, recipient, subject, text },
      ...{ templateId: template.id, templateName: template.name, kind: template.kind },
      ...{ sentBy: by.id, sentByName: by.name, createdAt: action.now },
    })
    .returning({ id: candidateMessages.id })
    .get();
  if (route !== "smtp") return;
  const mail = { recipient, subject, text, html: "", ...(replyTo === null ? {} : { replyTo }) };
  // The mail belongs to the owner's account, like the candidate.
  insertMail(tx, { mail, userId: job.createdBy, candidateMessageId: id }, action.now);
}
