/** Best first. */
export const requirementStates = ["shown", "listed", "related", "not-found"] as const;

/** The steps of docs/judging.md from a CV to a requirement. Exactly one of them applies. */
export const relatedSteps = [
  "a part",
  "another setting",
  "another member",
  "less of it",
  "a neighbouring field",
  "next step",
  "a prerequisite",
] as const;

export const rowKinds = ["must", "nice", "described", "other"] as const;

export const partStates = ["rated", "not-enough-data"] as const;

const letters = { shown: "s", listed: "l", related: "r", "not-found": "n" } as const;

/** Packs the states of a job's must-haves, in order, for compact lists: "sslrn". */
export function packStates(states: readonly (typeof requirementStates)[number][]): string {
  return states.map((state) => letters[state]).join("");
}

export function unpackStates(packed: string): (typeof requirementStates)[number][] {
  return packed
    .split("")
    .flatMap((letter) => requirementStates.find((state) => letters[state] === letter) ?? []);
}
