/** What file systems take; a longer name is nobody's own. */
const maxSigns = 255;
/** An extension longer than this is none. */
const maxExtension = 20;

/** The name of an uploaded file, cut to 255 signs; its extension stays. */
export function shortFileName(name: string): string {
  const signs = Array.from(name);
  if (signs.length <= maxSigns) return name;
  const [extension = ""] = /\.[^.]*$/u.exec(name) ?? [];
  const kept = Array.from(extension);
  if (kept.length > maxExtension) return signs.slice(0, maxSigns).join("");
  return signs.slice(0, maxSigns - kept.length).join("") + extension;
}
