import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectToasts } from "./toast.ts";
import type { Toast } from "./toast.ts";
import { commitPending, offerUndo } from "./undo.ts";

/** What a toast host does, without a screen: one toast at a time. */
let shown: Toast | null = null;
let disconnect: () => void;
const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal("window", page);
  shown = null;
  disconnect = connectToasts((content) => {
    const replaced = shown;
    shown = content;
    replaced?.onGone?.();
  });
});
afterEach(async () => {
  await commitPending();
  disconnect();
  vi.unstubAllGlobals();
});

function deletion(name: string, log: string[]) {
  return {
    title: name,
    undo: () => log.push(`${name} undone`),
    commit: () => Promise.resolve(log.push(`${name} done`)).then(() => undefined),
    commitOnLeave: () => log.push(`${name} done on leaving`),
  };
}

function timeOut() {
  const gone = shown;
  shown = null;
  gone?.onGone?.();
}

test("nothing is done while the toast stands, and it is done once when it goes", () => {
  const log: string[] = [];
  offerUndo(deletion("a", log));
  expect(log).toEqual([]);
  timeOut();
  page.dispatchEvent(new Event("pagehide"));
  expect(log).toEqual(["a done"]);
});

test("Undo brings it back, and the toast's end then does nothing", () => {
  const log: string[] = [];
  offerUndo(deletion("a", log));
  expect(shown?.action?.label).toBe("Undo");
  shown?.action?.onClick();
  timeOut();
  expect(log).toEqual(["a undone"]);
});

test("the next toast ends the first one's time", () => {
  const log: string[] = [];
  offerUndo(deletion("a", log));
  offerUndo(deletion("b", log));
  expect(log).toEqual(["a done"]);
  shown?.action?.onClick();
  expect(log).toEqual(["a done", "b undone"]);
});

test("leaving the page does what waits, by a request that outlives it", () => {
  const log: string[] = [];
  offerUndo(deletion("a", log));
  page.dispatchEvent(new Event("pagehide"));
  timeOut();
  expect(log).toEqual(["a done on leaving"]);
});

test("signing out does what waits before the session ends", async () => {
  const log: string[] = [];
  offerUndo(deletion("a", log));
  await commitPending();
  timeOut();
  expect(log).toEqual(["a done"]);
});
