import { Stryker } from "@stryker-mutator/core";
import { z } from "zod";
import { readData } from "../../harness/read-data.ts";

/**
 * Puts small faults into rules of the domain, one at a time, and tells which of them no test
 * notices: `npm run lab mutate csv ranking`, or files by their paths. Without a word all areas.
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
