// Puts the tables of packages/lexicon into modules that server, browser and tests can import alike.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeModule, subjects } from "./lexicon/make-module.ts";

const modules = join(import.meta.dirname, "../packages/domain/resume/lexicon");
for (const subject of subjects)
  writeFileSync(join(modules, `${subject}.gen.ts`), makeModule(subject));
