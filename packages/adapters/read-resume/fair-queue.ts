/**
 * A queue in which owners take turns: a hundred files of one don't keep one file of another waiting.
 * Of one owner's, those go first that belong to what began first: two of his uploads then end one
 * after the other, and the next one comes in while there is something to do.
 */
export class FairQueue<T extends { owner: string; since: number }> {
  readonly #waiting = new Map<string, T[]>();
  /** When an owner had the last turn, counted in turns; those who never had one go first. */
  readonly #turns = new Map<string, number>();
  #turn = 0;

  push(item: T): void {
    const own = this.#waiting.get(item.owner);
    if (!own) {
      this.#waiting.set(item.owner, [item]);
      return;
    }
    const before = own.findLastIndex(({ since }) => since <= item.since);
    own.splice(before + 1, 0, item);
  }

  /** The next item, of the owner whose last turn is longest ago among those who may have one. */
  shift(mayHaveTurn: (owner: string) => boolean = () => true): T | undefined {
    const [owner] = [...this.#waiting.keys()]
      .filter(mayHaveTurn)
      .toSorted((a, b) => this.#lastTurn(a) - this.#lastTurn(b));
    if (owner === undefined) return undefined;
    const items = this.#waiting.get(owner) ?? [];
    const item = items.shift();
    if (items.length === 0) this.#waiting.delete(owner);
    this.#turn += 1;
    this.#turns.set(owner, this.#turn);
    return item;
  }

  /** How many owners wait. */
  get owners(): number {
    return this.#waiting.size;
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

  #lastTurn(owner: string): number {
    return this.#turns.get(owner) ?? 0;
  }
}
