// Generates modules from the tables of packages/lexicon that server, browser and tests can import.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeModule, subjects } from "./lexicon/make-module.ts";

const domain = join(import.meta.dirname, "../packages/domain");
for (const one of subjects)
  writeFileSync(join(domain, one.folder, `${one.subject}.gen.ts`), makeModule(one));
