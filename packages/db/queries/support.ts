import type { SupportRequest } from "@resume-picker/domain/support/support-request";
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
