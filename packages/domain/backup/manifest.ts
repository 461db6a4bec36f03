import { z } from "zod";

export const backupFormat = 1;

/** Names of all that an archive may hold beside its manifest; anything else is refused. */
const path = z
  .string()
  .regex(
    /^(?:app\.db|erasures\.txt|uploads\/[\da-f]{2}\/[\da-f]{64}|media\/[\da-f]{2}\/[\da-f]{32}-[\dx-]+\.webp)$/,
  );

export const BackupFile = z.object({
  path,
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[\da-f]{64}$/),
});
export type BackupFile = z.infer<typeof BackupFile>;

/** What stands in a backup's manifest.json. */
export const BackupManifest = z.object({
  format: z.literal(backupFormat),
  createdAt: z.iso.datetime(),
  /** Of the application that made it. */
  version: z.string(),
  /** When the newest migration of its database was generated, UTC milliseconds. */
  schema: z.number().int(),
  /** For people: until when this archive holds what was deleted after it was made. */
  holds: z.string(),
  candidates: z.number().int(),
  users: z.number().int(),
  /** Files that the database names and that were not there, or were damaged, when it was made. */
  missing: z.array(z.string()),
  files: z.array(BackupFile),
});
export type BackupManifest = z.infer<typeof BackupManifest>;
