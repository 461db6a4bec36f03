import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { countChangedWords } from "../../redaction/count-changed-words.ts";
import { findLeaks } from "../../redaction/find-leaks.ts";
import { writeSecretCvs } from "../../redaction/write-cvs.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "40" },
    from: { type: "string", default: "0" },
    verbose: { type: "boolean", default: false },
  },
});

const results = writeSecretCvs(Number(values.count), Number(values.from)).map(findLeaks);
const leaking = results.filter(({ leaks }) => leaks.length > 0);
const changed = results.flatMap((result) => result.changed);
if (values.verbose) {
  for (const { cv, leaks, changed: lost } of results) {
    for (const { what, text, line } of leaks) console.error(`${cv.kind}: ${what} ${text}: ${line}`);
    for (const text of lost) console.error(`${cv.kind}: changed ${text}`);
  }
}
console.log("| what | CVs that leak it |\n|---|---:|");
for (const what of ["name", "handle", "ORCID", "address", "phone", "e-mail"]) {
  const count = leaking.filter(({ leaks }) => leaks.some((leak) => leak.what === what)).length;
  console.log(`| ${what} | ${count} of ${results.length} |`);
}
console.log(`\n${leaking.length} of ${results.length} invented CVs leak something`);
console.log(`${changed.length} changed titles, employers and schools in them`);
if (leaking.length > 0 || changed.length > 0) process.exitCode = 1;

const real = await countChangedWords(resolve(process.env.CORPUS_DIR ?? "../shared/corpus"));
if (real === null) {
  console.log("\nTitles, employers and schools of real CVs: no corpus here, left out");
} else {
  const { cvs, checked } = real;
  console.log(
    `${real.changed.length} of ${checked} titles, employers and schools in ${cvs} real CVs changed`,
  );
  if (values.verbose)
    for (const { file, before, after } of real.changed)
      console.error(`${file}: ${before} → ${after}`);
  if (real.changed.length > 0) process.exitCode = 1;
}
