// Puts the tables of packages/lexicon into modules that server, browser and tests can import alike.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeModule, subjects } from "./lexicon/make-module.ts";

const domain = join(import.meta.dirname, "../packages/domain");
for (const one of subjects)
  writeFileSync(join(domain, one.folder, `${one.subject}.gen.ts`), makeModule(one));
