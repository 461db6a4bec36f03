/**
 * A queue in which owners take turns: a hundred files of one don't keep one file of another waiting.
 * Of one owner's, those go first that belong to what began first: two of his uploads then end one
 * after the other, and the next one comes in while there is something to do.
 */
export class FairQueue<T extends { since: number }> {
  readonly #waiting = new Map<string, T[]>();

  push(owner: string, item: T): void {
    const own = this.#waiting.get(owner);
    if (!own) {
      this.#waiting.set(owner, [item]);
      return;
    }
    const before = own.findLastIndex(({ since }) => since <= item.since);
    own.splice(before + 1, 0, item);
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
