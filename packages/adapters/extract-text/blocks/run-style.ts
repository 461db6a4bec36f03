/** What tells how a run of text looks; `undefined` leaves it to the style below. */
export type RunStyle = {
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  /** Points. */
  size?: number | undefined;
  vanish?: boolean | undefined;
  /** "auto" or six hex digits. */
  color?: string | undefined;
  /** Six hex digits of what lies behind it. */
  shade?: string | undefined;
  font?: string | undefined;
};

/** Later styles win, property by property. */
export function mergeStyles(...styles: readonly RunStyle[]): RunStyle {
  return styles.reduce<RunStyle>((merged, style) => ({ ...merged, ...withoutGaps(style) }), {});
}

/** Without the properties that are undefined. */
export function withoutGaps(style: RunStyle): RunStyle {
  return Object.fromEntries(
    Object.entries(style).filter(([, value]: [string, unknown]) => value !== undefined),
  );
}
