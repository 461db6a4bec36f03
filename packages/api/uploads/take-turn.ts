let last: Promise<void> = Promise.resolve();

/**
 * Waits until a turn of the event loop is free: of many files that are ready at once, one is written
 * in each turn, and whoever asks for something meanwhile waits for one of them only. What has to hold
 * while a file is written is to be asked for after this, since others may write before it.
 */
export function takeTurn(): Promise<void> {
  const turn = last;
  last = turn.then(() => new Promise((end) => setImmediate(end)));
  return turn;
}
