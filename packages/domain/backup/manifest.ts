import { z } from "zod";

export const backupFormat = 1;

/** The paths that an archive may contain besides its manifest. All others are rejected. */
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

/** The contents of a backup's manifest.json. */
export const BackupManifest = z.object({
  format: z.literal(backupFormat),
  createdAt: z.iso.datetime(),
  /** Version of the application that made it. */
  version: z.string(),
  /** When the database's newest migration was generated, in UTC milliseconds. */
  schema: z.number().int(),
  /**
   * Explains to people until when this archive contains data that was deleted after it was made.
   */
  holds: z.string(),
  candidates: z.number().int(),
  users: z.number().int(),
  /** Files in the database that were missing or damaged when the backup was made. */
  missing: z.array(z.string()),
  files: z.array(BackupFile),
});
export type BackupManifest = z.infer<typeof BackupManifest>;
