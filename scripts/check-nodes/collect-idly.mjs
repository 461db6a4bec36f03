/**
 * Loaded into the server before anything else: collects garbage as an idle process does, from a task
 * in which no JavaScript runs. Twenty minutes of idleness are some 150 such collections.
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
