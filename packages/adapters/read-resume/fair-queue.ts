/** Counted for an item until it is known what it cost: owners whose items wait take turns. */
const expectedMs = 100;

/**
 * A queue in which owners take turns by the processor time that their items have cost, not by the
 * number of items: the one who has had least is next. A newcomer starts at the current turn, neither
 * behind those who came before nor with time saved up. Of one owner's items, those that belong to
 * what began first go first: two of their uploads then end one after the other.
 */
export class FairQueue<T extends { owner: string; since: number }> {
  readonly #waiting = new Map<string, T[]>();
  /** Processor milliseconds of each owner; who has had less than the current turn is not in it. */
  readonly #spent = new Map<string, number>();
  /** What the owner who had the last turn had spent before it. */
  #turn = 0;

  push(item: T): void {
    const own = this.#waiting.get(item.owner);
    if (!own) {
      this.#spent.set(item.owner, this.#spentBy(item.owner));
      this.#waiting.set(item.owner, [item]);
      return;
    }
    const before = own.findLastIndex(({ since }) => since <= item.since);
    own.splice(before + 1, 0, item);
  }

  /** The next item, of the owner who has spent least among those who may have a turn. */
  shift(mayHaveTurn: (owner: string) => boolean = () => true): T | undefined {
    const [owner] = [...this.#waiting.keys()]
      .filter(mayHaveTurn)
      .toSorted((a, b) => this.#spentBy(a) - this.#spentBy(b));
    if (owner === undefined) return undefined;
    const items = this.#waiting.get(owner) ?? [];
    const item = items.shift();
    if (items.length === 0) this.#waiting.delete(owner);
    this.#turn = Math.max(this.#turn, this.#spentBy(owner));
    this.#spent.set(owner, this.#spentBy(owner) + expectedMs);
    this.#forgetIdle();
    return item;
  }

  /** To be called once for each item that was shifted, with what it cost. */
  charge(owner: string, processorMs: number): void {
    this.#spent.set(owner, this.#spentBy(owner) + processorMs - expectedMs);
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

  #spentBy(owner: string): number {
    const spent = this.#spent.get(owner) ?? 0;
    // While somebody waits their time stands: the turn passes them, and they are next.
    return this.#waiting.has(owner) ? spent : Math.max(spent, this.#turn);
  }

  /** Whoever waits for nothing and has spent less than the turn is a newcomer again. */
  #forgetIdle(): void {
    for (const [owner, spent] of this.#spent)
      if (!this.#waiting.has(owner) && spent <= this.#turn) this.#spent.delete(owner);
  }
}
