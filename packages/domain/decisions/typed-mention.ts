/** The partial name before the caret, or null if no mention is being typed. */
export function typedMention(text: string, caret: number): string | null {
  const found = /(?<![\p{L}\p{N}._+-])@([^\s@]{0,40})$/u.exec(text.slice(0, caret));
  return found?.[1] ?? null;
}
