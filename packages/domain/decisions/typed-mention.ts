/** The name that is being typed before the caret; null where none is. */
export function typedMention(text: string, caret: number): string | null {
  const found = /(?<![\p{L}\p{N}._+-])@([^\s@]{0,40})$/u.exec(text.slice(0, caret));
  return found?.[1] ?? null;
}
