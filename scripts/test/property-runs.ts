import fc from "fast-check";

/** Cases of each property; CI asks for thousands. */
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 100) });
