/** Best first. */
export const requirementStates = ["shown", "listed", "related", "not-found"] as const;

export const rowKinds = ["must", "nice", "described", "other"] as const;

export const partStates = ["rated", "not-enough-data"] as const;

const letters = { shown: "s", listed: "l", related: "r", "not-found": "n" } as const;

/** The states of a job's must-haves in their order, for lists that have no room for more: "sslrn". */
export function packStates(states: readonly (typeof requirementStates)[number][]): string {
  return states.map((state) => letters[state]).join("");
}

export function unpackStates(packed: string): (typeof requirementStates)[number][] {
  return packed
    .split("")
    .flatMap((letter) => requirementStates.find((state) => letters[state] === letter) ?? []);
}
