import { Worker } from "node:worker_threads";

export type IntegrityAnswer = { damage: string | null } | { error: string };

/** Resolves to a description of the damage in a database file, or null. */
export type IntegrityCheck = (file: string) => Promise<string | null>;

/**
 * Runs `findDamage` in a separate thread, because reading a large database takes seconds.
 * @param workerUrl the bundled worker; when running from source, the one beside this file is used.
 */
export function createIntegrityCheck(workerUrl?: URL): IntegrityCheck {
  const url = workerUrl ?? new URL("./integrity-worker-from-source.mjs", import.meta.url);
  return (file) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(url, { workerData: { file } });
      worker.once("message", (answer: IntegrityAnswer) => {
        if ("error" in answer) reject(new Error(answer.error));
        else resolve(answer.damage);
      });
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("The check of the database gave no answer.")));
    });
}
