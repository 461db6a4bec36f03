import { createHash } from "node:crypto";

/** The same for the same question to the same model: what was answered to it is not asked again. */
export function hashQuestion(
  model: string,
  { system, prompt }: { system: string; prompt: string },
): string {
  return createHash("sha256")
    .update(JSON.stringify([model, system, prompt]))
    .digest("hex");
}
