/** The limit of file systems. */
const maxCharacters = 255;
/** A longer extension doesn't count as one. */
const maxExtension = 20;

/** Truncates the name of an uploaded file to 255 characters and keeps its extension. */
export function truncateFileName(name: string): string {
  const signs = Array.from(name);
  if (signs.length <= maxCharacters) return name;
  const [extension = ""] = /\.[^.]*$/u.exec(name) ?? [];
  const kept = Array.from(extension);
  if (kept.length > maxExtension) return signs.slice(0, maxCharacters).join("");
  return signs.slice(0, maxCharacters - kept.length).join("") + extension;
}
