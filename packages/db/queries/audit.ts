import type { AuditEntry, AuditFilter } from "@resume-picker/domain/admin/operations";
import { and, asc, desc, eq, gte, lt } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { userActions, users } from "../schema/accounts.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Who did what when, the latest first. `before` is the id of the last one that was seen. */
export async function listActions(
  db: Database,
  filter: AuditFilter,
  page: { before?: number | undefined; limit: number },
): Promise<AuditEntry[]> {
  const { userId, action, from, to } = filter;
  return db
    .select({
      id: userActions.id,
      createdAt: userActions.createdAt,
      action: userActions.action,
      resourceType: userActions.resourceType,
      resourceId: userActions.resourceId,
      metadata: userActions.metadata,
      userId: userActions.userId,
      username: users.username,
    })
    .from(userActions)
    .leftJoin(users, eq(users.id, userActions.userId))
    .where(
      and(
        userId ? eq(userActions.userId, userId) : undefined,
        action ? eq(userActions.action, action) : undefined,
        from ? gte(userActions.createdAt, new Date(from)) : undefined,
        to ? lt(userActions.createdAt, new Date(Date.parse(to) + dayMs)) : undefined,
        page.before === undefined ? undefined : lt(userActions.id, page.before),
      ),
    )
    .orderBy(desc(userActions.id))
    .limit(page.limit)
    .all();
}

/** The kinds of action that have happened. */
export async function listActionNames(db: Database): Promise<string[]> {
  return db
    .selectDistinct({ action: userActions.action })
    .from(userActions)
    .orderBy(asc(userActions.action))
    .all()
    .map(({ action }) => action);
}
