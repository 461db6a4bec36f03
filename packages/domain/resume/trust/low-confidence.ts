import type { ParsedResume, ResumeWarning } from "../shape/parsed-resume.ts";

/**
 * Below these confidences, a person should check the value. That affects about two to five percent
 * of the names, places and roles in real CVs. People ignore a warning that always appears.
 */
const sure = { name: 0.82, location: 0.8, role: 0.7 };

/** Warnings about fields with low confidence. */
export function confidenceWarnings(parsed: ParsedResume): ResumeWarning[] {
  if (parsed.roles.length === 0 && parsed.education.length === 0 && parsed.skills.length < 3) {
    return [lowConfidence("Neither jobs nor education nor skills were recognized in this file.")];
  }
  if (isNobodys(parsed)) {
    return [
      lowConfidence(
        "No person, no dated job and no education were recognized in this file, only words that name skills.",
      ),
    ];
  }
  const unsure = unsureFields(parsed);
  if (unsure.length === 0) return [];
  const message = `Uncertain: ${unsure.join(", ")}. Edit what is wrong.`;
  return [{ code: "low-confidence", message }];
}

function lowConfidence(found: string): ResumeWarning {
  return { code: "low-confidence", message: `${found} Check whether it is a CV.` };
}

/** A paper or minutes may name skills too. An anonymized CV still has dated jobs or education. */
function isNobodys({ name, email, phone, roles, education }: ParsedResume): boolean {
  const isAnonymous = name === null && email === null && phone === null;
  return isAnonymous && education.length === 0 && roles.every(({ start, end }) => !start && !end);
}

/** A role with low confidence. Figures derived from it are just as uncertain. */
export const isUnsureRole = ({ confidence }: { confidence: number }) => confidence < sure.role;

/** Whether the name is certain enough to be found everywhere in the CV. */
export const isNameSure = ({ name }: Pick<ParsedResume, "name">): boolean =>
  name !== null && name.confidence >= sure.name;

function unsureFields(parsed: ParsedResume): string[] {
  const fields: string[] = [];
  if (parsed.name !== null && !isNameSure(parsed)) fields.push("name");
  if (parsed.location !== null && parsed.location.confidence < sure.location)
    fields.push("location");
  const roles = parsed.roles.filter(isUnsureRole).length;
  if (roles > 0) fields.push(roles === 1 ? "one role" : `${roles} roles`);
  return fields;
}
