import type { ParsedResume } from "../shape/parsed-resume.ts";
import { repairMojibake } from "../text/repair-mojibake.ts";
import { withoutName } from "./redact-identity.ts";

/**
 * Redacted lines as an AI service gets them: without the name, and readable where letters were read
 * in the wrong encoding. No line is added or taken away.
 */
export function linesForService(redacted: readonly string[], parsed: ParsedResume): string[] {
  const hidden = withoutName(redacted, parsed);
  const readable = hidden.map(repairMojibake);
  if (readable.every((line, at) => line === hidden[at])) return hidden;
  // A name that could not be told from other letters before can be now.
  const { name } = parsed;
  const repaired = name && { ...name, value: repairMojibake(name.value) };
  return withoutName(readable, { ...parsed, name: repaired });
}
