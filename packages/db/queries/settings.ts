import { eq } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { settings } from "../schema/settings.ts";
import { insertAction } from "./accounts/user-actions.ts";
import type { NewAction } from "./accounts/user-actions.ts";

/** The setting that stores the URL of the uploaded logo. */
export const logoSetting = "LOGO";
/** The setting that stores the AI service, with its key encrypted. */
export const aiServiceSetting = "AI_SERVICE";

export function listStoredSettings(db: Database): { name: string; value: string }[] {
  return db.select({ name: settings.name, value: settings.value }).from(settings).all();
}

/** Saves all changes or none. Null deletes a row, which restores the default. */
export async function saveSettings(
  db: Database,
  changes: readonly (readonly [name: string, value: string | null])[],
  action: NewAction,
): Promise<void> {
  db.transaction(
    (tx) => {
      for (const [name, value] of changes) {
        if (value === null) tx.delete(settings).where(eq(settings.name, name)).run();
        else {
          const set = { value, updatedAt: action.now };
          tx.insert(settings)
            .values({ name, ...set })
            .onConflictDoUpdate({ target: settings.name, set })
            .run();
        }
      }
      insertAction(tx, action);
    },
    { behavior: "immediate" },
  );
}
