import { canonicalSkill } from "@resume-picker/domain/skills/canonical-skill";

export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}

export function overlap(one: string | null, other: string | null): number {
  if (one === null || other === null) return 0;
  const a = new Set(fold(one).split(" "));
  const b = new Set(fold(other).split(" "));
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

export function isSame(one: string | null, other: string): boolean {
  return one !== null && fold(one) === fold(other);
}

export function isAlike(one: string | null, other: string | undefined): boolean {
  return other !== undefined && one !== null && overlap(one, other) >= 0.75;
}

export function digits(text: string): string {
  return text.replace(/\D/g, "").slice(-10);
}

export function hasSkill(found: readonly string[], wanted: string): boolean {
  const canonical = canonicalSkill(wanted) ?? wanted;
  const keys = found.map(fold);
  if (keys.includes(fold(wanted)) || keys.includes(fold(canonical))) return true;
  // "Microsoft Word/Excel/PowerPoint" counts as found if each part was found.
  const parts = wanted.split("/");
  return (
    parts.length > 1 &&
    parts.every((part) => keys.some((key) => key === fold(part) || key.endsWith(` ${fold(part)}`)))
  );
}
