/** The appearance of a run of text. An undefined property is inherited from the style below. */
export type RunStyle = {
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  /** In points. */
  size?: number | undefined;
  vanish?: boolean | undefined;
  /** "auto" or six hex digits. */
  color?: string | undefined;
  /** The background colour as six hex digits. */
  shade?: string | undefined;
  font?: string | undefined;
};

/** Later styles win, property by property. */
export function mergeStyles(...styles: readonly RunStyle[]): RunStyle {
  return styles.reduce<RunStyle>((merged, style) => ({ ...merged, ...withoutGaps(style) }), {});
}

/** Removes the properties that are undefined. */
export function withoutGaps(style: RunStyle): RunStyle {
  return Object.fromEntries(
    Object.entries(style).filter(([, value]: [string, unknown]) => value !== undefined),
  );
}
