import fc from "fast-check";

const { PROPERTY_RUNS = "100", PROPERTY_SEED = "20261127" } = process.env;

/**
 * CI runs thousands of cases of each property. The seed is fixed, so a change can't fail by chance;
 * `PROPERTY_SEED=random` tries new cases.
 */
fc.configureGlobal({
  numRuns: Number(PROPERTY_RUNS),
  ...(PROPERTY_SEED === "random" ? {} : { seed: Number(PROPERTY_SEED) }),
});
