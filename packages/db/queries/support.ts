import type { SupportRequest } from "@resume-picker/domain/support/support-request";
import type { ReceivedRequest, SupportStatus } from "@resume-picker/domain/admin/operations";
import { AppError } from "@resume-picker/domain/errors";
import { desc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { supportRequests } from "../schema/support.ts";

export async function createSupportRequest(
  db: Database,
  request: SupportRequest,
  by: { userId: string | null; now: Date },
): Promise<number> {
  return db
    .insert(supportRequests)
    .values({
      ...request,
      name: request.name || null,
      email: request.email || null,
      userId: by.userId,
      createdAt: by.now,
    })
    .returning({ id: supportRequests.id })
    .get().id;
}

/** The latest 500, open ones first. */
export async function listSupportRequests(db: Database): Promise<ReceivedRequest[]> {
  const { userId: _user, ...columns } = getTableColumns(supportRequests);
  return db
    .select(columns)
    .from(supportRequests)
    .orderBy(desc(supportRequests.status), desc(supportRequests.id))
    .limit(500)
    .all();
}

/** @throws AppError NOT_FOUND */
export async function setSupportStatus(
  db: Database,
  id: number,
  status: SupportStatus,
): Promise<ReceivedRequest> {
  const [row] = db
    .update(supportRequests)
    .set({ status })
    .where(eq(supportRequests.id, id))
    .returning()
    .all();
  if (!row) throw new AppError("NOT_FOUND", "Support request not found");
  const { userId: _user, ...request } = row;
  return request;
}
