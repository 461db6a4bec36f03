/**
 * A queue in which owners take turns: a hundred files of one don't keep one file of another waiting.
 */
export class FairQueue<T> {
  readonly #waiting = new Map<string, T[]>();

  push(owner: string, item: T): void {
    const own = this.#waiting.get(owner);
    if (own) own.push(item);
    else this.#waiting.set(owner, [item]);
  }

  /** The next item, of the owner who has waited longest for a turn. */
  shift(): T | undefined {
    const [next] = this.#waiting;
    if (!next) return undefined;
    const [owner, items] = next;
    const item = items.shift();
    this.#waiting.delete(owner);
    if (items.length > 0) this.#waiting.set(owner, items);
    return item;
  }

  get size(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Empties the queue and gives what was in it. */
  clear(): T[] {
    const items = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    return items;
  }
}
