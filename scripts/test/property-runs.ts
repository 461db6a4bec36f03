import fc from "fast-check";

const { PROPERTY_RUNS = "100", PROPERTY_SEED = "20261127" } = process.env;

/**
 * CI asks for thousands of cases of each property. The seed stands, so that a change is judged by
 * itself and not by luck; `PROPERTY_SEED=random` looks for cases that nobody has tried.
 */
fc.configureGlobal({
  numRuns: Number(PROPERTY_RUNS),
  ...(PROPERTY_SEED === "random" ? {} : { seed: Number(PROPERTY_SEED) }),
});
