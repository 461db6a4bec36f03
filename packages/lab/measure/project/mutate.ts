import { Stryker } from "@stryker-mutator/core";
import { z } from "zod";
import { readData } from "../../harness/read-data.ts";

/**
 * Inserts small faults into the domain's rules, one at a time, and reports those that no test
 * detects: `npm run lab mutate csv ranking`, or file paths. Without arguments, all areas are
 * tested.
 */
const areas = readData("mutation-areas", z.record(z.string(), z.string().array()));
const wanted = process.argv.slice(2);
const mutate = (wanted.length > 0 ? wanted : Object.keys(areas)).flatMap(
  (word) => areas[word]?.map((name) => `packages/domain/**/${name}.ts`) ?? [word],
);
await new Stryker({
  configFile: "packages/lab/mutation/stryker.config.json",
  mutate,
}).runMutationTest();
