/**
 * npm sends SIGTERM to the shell that runs a script, and common shells exit without forwarding it.
 * Being orphaned is then the only sign that the script should stop.
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
