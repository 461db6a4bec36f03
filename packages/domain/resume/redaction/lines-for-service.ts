import type { ParsedResume } from "../shape/parsed-resume.ts";
import { repairMojibake } from "../text/repair-mojibake.ts";
import { withoutName } from "./redact-identity.ts";

/**
 * Redacted lines for an AI service: without the name, and with wrongly decoded characters repaired.
 * The number of lines is unchanged.
 */
export function linesForService(redacted: readonly string[], parsed: ParsedResume): string[] {
  const hidden = withoutName(redacted, parsed);
  const readable = hidden.map(repairMojibake);
  if (readable.every((line, at) => line === hidden[at])) return hidden;
  // A name with broken encoding can be found only after the repair.
  const { name } = parsed;
  const repaired = name && { ...name, value: repairMojibake(name.value) };
  return withoutName(readable, { ...parsed, name: repaired });
}
