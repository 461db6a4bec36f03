import type { ParsedResume, ResumeWarning } from "./parsed-resume.ts";

/**
 * Below these a person had better look: some two to five of a hundred names, places and roles of
 * real CVs. A warning that is always there is not read.
 */
const sure = { name: 0.82, location: 0.8, role: 0.7 };

/** What the reader itself is not sure of. */
export function confidenceWarnings(parsed: ParsedResume): ResumeWarning[] {
  const isBare =
    parsed.roles.length === 0 && parsed.education.length === 0 && parsed.skills.length < 3;
  if (isBare) {
    return [
      {
        code: "low-confidence",
        message:
          "Neither jobs nor education nor skills were recognized in this file. Check whether it is a CV.",
      },
    ];
  }
  const unsure = unsureFields(parsed);
  if (unsure.length === 0) return [];
  const message = `Read with little certainty: ${unsure.join(", ")}. Compare with the CV and correct what is wrong.`;
  return [{ code: "low-confidence", message }];
}

function unsureFields(parsed: ParsedResume): string[] {
  const fields: string[] = [];
  if (parsed.name !== null && parsed.name.confidence < sure.name) fields.push("name");
  if (parsed.location !== null && parsed.location.confidence < sure.location)
    fields.push("location");
  const roles = parsed.roles.filter(({ confidence }) => confidence < sure.role).length;
  if (roles > 0) fields.push(roles === 1 ? "one role" : `${roles} roles`);
  return fields;
}
