import { createSignInSweep } from "@resume-picker/api/accounts/sign-in/sweep-sign-ins";
import { createDailyBackups } from "@resume-picker/api/backup/daily-backups";
import type { DailyBackups } from "@resume-picker/api/backup/daily-backups";
import type { Parts } from "@resume-picker/api/context";
import { renewScores } from "@resume-picker/api/scoring/renew-scores";
import { createRetentionWarner } from "@resume-picker/api/talent-pool/warn-of-retention";
import { createDeletionFinisher } from "@resume-picker/api/background-jobs/finish-deletions";
import type { IntegrityCheck } from "@resume-picker/db/integrity/integrity-check";

type Needed = Pick<
  Parts,
  "db" | "storage" | "files" | "fileLock" | "erasures" | "clock" | "log" | "version"
> & { dataDirectory: string };

/** Starts the background tasks that run independently of requests. */
export function startBackgroundTasks(
  parts: Needed,
  options: {
    findDamage: IntegrityCheck;
    keptBackups: () => number;
    mail: Pick<Parts, "appUrl" | "mailHost" | "wakeMail" | "settings">;
  },
): { backups: DailyBackups; stop: () => Promise<void> } {
  const { findDamage, keptBackups, mail } = options;
  const signIns = createSignInSweep(parts);
  const deletions = createDeletionFinisher(parts);
  const backups = createDailyBackups({ ...parts, findDamage }, keptBackups);
  const renewal = renewScores(parts);
  const warner = createRetentionWarner({ ...parts, ...mail });
  return {
    backups,
    async stop() {
      await backups.stop();
      await deletions.stop();
      await renewal.stop();
      signIns.stop();
      warner.stop();
    },
  };
}
