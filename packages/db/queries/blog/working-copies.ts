import type { PostDraft, WorkingCopy } from "@resume-picker/domain/blog/post-draft";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { blogWorkingCopies } from "../../schema/blog-writing.ts";

type Key = { userId: string; postId: number | null };

const isOf = ({ userId, postId }: Key) =>
  and(
    eq(blogWorkingCopies.userId, userId),
    postId === null ? isNull(blogWorkingCopies.postId) : eq(blogWorkingCopies.postId, postId),
  );

export async function findWorkingCopy(
  db: Database,
  key: Key,
): Promise<{ draft: PostDraft; baseUpdatedAt: Date | null; savedAt: Date } | null> {
  const { draft, baseUpdatedAt, savedAt } = blogWorkingCopies;
  const columns = { draft, baseUpdatedAt, savedAt };
  return db.select(columns).from(blogWorkingCopies).where(isOf(key)).get() ?? null;
}

export async function saveWorkingCopy(
  db: Database,
  copy: WorkingCopy & { userId: string; savedAt: Date },
): Promise<void> {
  db.transaction(
    (tx) => {
      const { draft, baseUpdatedAt, savedAt } = copy;
      const { changes } = tx
        .update(blogWorkingCopies)
        .set({ draft, baseUpdatedAt, savedAt })
        .where(isOf(copy))
        .run();
      if (changes === 0) tx.insert(blogWorkingCopies).values(copy).run();
    },
    { behavior: "immediate" },
  );
}

export async function deleteWorkingCopy(db: Database, key: Key): Promise<void> {
  db.delete(blogWorkingCopies).where(isOf(key)).run();
}
