/** The assumed cost of an item until its actual cost is known, so owners take turns. */
const expectedMs = 100;

/**
 * A queue in which owners take turns according to the processor time that their items have used,
 * not to the number of items. The owner who has used least is next. A new owner starts at the
 * current turn, without a disadvantage or saved-up time. One owner's items are ordered by when
 * their upload began, so two uploads end one after the other.
 */
export class FairQueue<T extends { owner: string; since: number }> {
  readonly #waiting = new Map<string, T[]>();
  /** Processor time of each owner in milliseconds, without those that `#forgetIdle` removed. */
  readonly #spent = new Map<string, number>();
  /** The time that the last owner had used before their turn. */
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

  /** Returns the next item: that of the owner who has used least among those allowed. */
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

  /** Records the actual cost of an item. Call it once for each item returned by `shift`. */
  charge(owner: string, processorMs: number): void {
    this.#spent.set(owner, this.#spentBy(owner) + processorMs - expectedMs);
  }

  /** The number of waiting owners. */
  get owners(): number {
    return this.#waiting.size;
  }

  get size(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Empties the queue and returns its items. */
  clear(): T[] {
    const items = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    return items;
  }

  #spentBy(owner: string): number {
    const spent = this.#spent.get(owner) ?? 0;
    // The time of waiting owners doesn't change, so the turn advances past them and they are next.
    return this.#waiting.has(owner) ? spent : Math.max(spent, this.#turn);
  }

  /** Removes owners without waiting items who have used less than the turn. */
  #forgetIdle(): void {
    for (const [owner, spent] of this.#spent)
      if (!this.#waiting.has(owner) && spent <= this.#turn) this.#spent.delete(owner);
  }
}
