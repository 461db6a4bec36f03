/** So many files are written in one turn, by one commit; whoever asks for something waits for them. */
const mostInTurn = 3;
/** Between two turns, in milliseconds, so that the files that come meanwhile share the second. */
const paceMs = 30;

const waiting: (() => void)[] = [];
let lastTurn = -Infinity;

/**
 * Waits until a turn of the event loop is free. What has to hold while a file is written is to be
 * asked for after this, since others may write before it; and in the same turn, without waiting for
 * anything, since those that have one together are written together.
 */
export function takeTurn(): Promise<void> {
  return new Promise((begin) => {
    waiting.push(begin);
    if (waiting.length === 1) schedule();
  });
}

function schedule(): void {
  const rest = lastTurn + paceMs - performance.now();
  if (rest > 0 && waiting.length < mostInTurn) setTimeout(turn, rest);
  else setImmediate(turn);
}

function turn(): void {
  lastTurn = performance.now();
  for (const begin of waiting.splice(0, mostInTurn)) begin();
  if (waiting.length > 0) schedule();
}
