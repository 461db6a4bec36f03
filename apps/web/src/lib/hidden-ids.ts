import { useSyncExternalStore } from "react";

export type HiddenIds = {
  hide: (ids: readonly number[]) => void;
  show: (ids: readonly number[]) => void;
  getState: () => ReadonlySet<number>;
  subscribe: (listener: () => void) => () => void;
};

/**
 * Rows that were deleted on the screen and not yet on the server. They stay out of sight whatever
 * is fetched meanwhile, which taking them out of the cache would not bring about.
 */
export function createHiddenIds(): HiddenIds {
  const listeners = new Set<() => void>();
  let hidden: ReadonlySet<number> = new Set();
  function publish(next: ReadonlySet<number>): void {
    hidden = next;
    for (const listener of listeners) listener();
  }
  return {
    hide: (ids) => publish(new Set([...hidden, ...ids])),
    show: (ids) => {
      const shown = new Set(ids);
      publish(new Set([...hidden].filter((id) => !shown.has(id))));
    },
    getState: () => hidden,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useHiddenIds({ subscribe, getState }: HiddenIds): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, getState);
}

/** The list itself where nothing of it is hidden, so that nothing renders anew. */
export function withoutHidden<Row extends { id: number }>(
  rows: readonly Row[],
  hidden: ReadonlySet<number>,
): readonly Row[] {
  return hidden.size > 0 && rows.some(({ id }) => hidden.has(id))
    ? rows.filter(({ id }) => !hidden.has(id))
    : rows;
}
