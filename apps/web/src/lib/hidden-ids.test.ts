import { expect, test, vi } from "vitest";
import { createHiddenIds, withoutHidden } from "./hidden-ids.ts";

test("deleted rows stay out of sight until they come back, also from a list fetched meanwhile", () => {
  const hidden = createHiddenIds();
  const listener = vi.fn();
  hidden.subscribe(listener);
  hidden.hide([1, 2]);
  const fetched = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(withoutHidden(fetched, hidden.getState())).toEqual([{ id: 3 }]);
  hidden.show([1]);
  expect(withoutHidden(fetched, hidden.getState())).toEqual([{ id: 1 }, { id: 3 }]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("a list of which nothing is hidden stays the same list", () => {
  const rows = [{ id: 1 }];
  expect(withoutHidden(rows, new Set([7]))).toBe(rows);
});
