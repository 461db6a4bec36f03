/**
 * Loaded into the server before anything else. Collects garbage like an idle process, from a task
 * in which no JavaScript runs. Twenty idle minutes have about 150 such collections.
 */
const gc = globalThis.gc;
let collections = 0;
if (gc) {
  setInterval(() => {
    collections += 1;
    void gc({ type: "major", execution: "async" });
  }, 100).unref();
}
process.once("exit", () => process.stderr.write(`collected garbage ${collections} times\n`));
