/**
 * The content of a clause: a requirement, a preference, a duty, or something else (`about`), such
 * as information about the employer or a thing that is not needed.
 */
export type ClauseKind = "must" | "nice" | "duty" | "about" | "other";

/** Whether a kind is that of a list of requirements or preferences. */
export const isHeaded = (kind: string | null): boolean => kind === "must" || kind === "nice";

/** In order of precedence: "Preferred requirements" is a heading for preferences. */
export const headingKinds = ["nice", "about", "must", "duty"] as const;
export type HeadingKind = (typeof headingKinds)[number];
