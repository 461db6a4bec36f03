/**
 * npm hands SIGTERM to the shell that it runs a script in, and common shells die of it without
 * telling the script. Being orphaned is then the only sign, and means the same.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  watch.unref();
}
