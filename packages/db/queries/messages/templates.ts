import type {
  MessageTemplate,
  MessageTemplateInput,
} from "@resume-picker/domain/messages/message-template";
import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { messageTemplates } from "../../schema/messages.ts";

const { userId: _, ...columns } = getTableColumns(messageTemplates);

const isOwn = (userId: string, id: number) =>
  and(eq(messageTemplates.id, id), eq(messageTemplates.userId, userId));

export async function listTemplates(db: Database, userId: string): Promise<MessageTemplate[]> {
  return db
    .select(columns)
    .from(messageTemplates)
    .where(eq(messageTemplates.userId, userId))
    .orderBy(asc(messageTemplates.kind), asc(messageTemplates.name), asc(messageTemplates.id))
    .all();
}

/** @returns null if the user has no such template. */
export async function findTemplate(
  db: Database,
  userId: string,
  id: number,
): Promise<MessageTemplate | null> {
  return db.select(columns).from(messageTemplates).where(isOwn(userId, id)).get() ?? null;
}

export async function addTemplate(
  db: Database,
  userId: string,
  { template, now }: { template: MessageTemplateInput; now: Date },
): Promise<MessageTemplate> {
  const values = { ...template, userId, updatedAt: now };
  return db.insert(messageTemplates).values(values).returning(columns).get();
}

/** @returns null if the user has no such template. */
export async function changeTemplate(
  db: Database,
  userId: string,
  { id, template, now }: { id: number; template: MessageTemplateInput; now: Date },
): Promise<MessageTemplate | null> {
  const set = { ...template, updatedAt: now };
  const changed = db.update(messageTemplates).set(set).where(isOwn(userId, id));
  return changed.returning(columns).all()[0] ?? null;
}

/** @returns false if the user has no such template. */
export async function deleteTemplate(db: Database, userId: string, id: number): Promise<boolean> {
  return db.delete(messageTemplates).where(isOwn(userId, id)).run().changes > 0;
}
