/** How often the process' size is looked at while files are being read. */
const intervalMs = 100;

/**
 * Calls `onExceeded` when the process has grown by more than `limit` bytes since the watch began.
 * Buffers of worker threads count here and nowhere else: limits of a worker are for objects only.
 */
export function watchMemory(
  limit: number,
  onExceeded: () => void,
): { start: () => void; stop: () => void } {
  let timer: NodeJS.Timeout | null = null;
  let base = 0;
  return {
    start() {
      if (timer) return;
      base = process.memoryUsage.rss();
      timer = setInterval(() => {
        const size = process.memoryUsage.rss();
        base = Math.min(base, size);
        if (size - base > limit) onExceeded();
      }, intervalMs);
    },
    stop() {
      if (timer) clearInterval(timer);
      timer = null;
    },
  };
}
