import { findFolderCircles } from "./imports/folder-circles.ts";
import { findCircles, findZodInBrowser } from "./imports/graph.ts";
import { readImports } from "./imports/read-imports.ts";
import { findProblem } from "./imports/rules.ts";

/** Checks the import directions of ARCHITECTURE.md, which npm doesn't enforce. */
const imports = readImports();

const problems = [
  ...[...imports.values()].flat().flatMap((found) => {
    const problem = findProblem(found);
    return problem === null ? [] : [`${found.from}:${found.line} "${found.specifier}": ${problem}`];
  }),
  ...findCircles(imports).map((files) => `circle: ${files.join(" → ")}`),
  ...findFolderCircles(imports).map((steps) => `circle of folders: ${steps.join(", ")}`),
  ...findZodInBrowser(imports).map(
    (files) => `zod in the browser: ${files.join(" → ")} (import types, or move the value)`,
  ),
];

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}
