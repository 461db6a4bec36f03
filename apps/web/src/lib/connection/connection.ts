import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** How often a server that can't be reached is looked for. */
const lookAgainMs = 3000;
/** What a proxy answers while nobody stands behind it. */
const proxyAlone = new Set([502, 504]);

/** For so long after an answer the server is taken to be there. */
const trustMs = 3000;

let isReachable = true;
/** By `performance.now()`; the page itself was an answer, and what it begins with waits for no question. */
let answeredAt = 7000;
let timer: number | undefined;
const listeners = new Set<() => void>();

function change(isNow: boolean): void {
  if (isNow === isReachable) return;
  isReachable = isNow;
  // What failed meanwhile and is still shown is asked for again.
  onlineManager.setOnline(isNow);
  for (const listener of listeners) listener();
}

/** The server has answered, by whichever way. */
export function found(): void {
  answeredAt = performance.now();
  window.clearTimeout(timer);
  change(true);
}

function lost(): void {
  change(false);
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void lookForServer(), lookAgainMs);
}

const underWay = new Set<Promise<Response>>();

/** Until every call has its answer. */
export async function whenAnswered(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

/** `fetch` that notices whether the server is there, by whichever call is made. */
export async function watchedFetch(url: string | URL, init?: RequestInit): Promise<Response> {
  const call = fetch(url, init);
  underWay.add(call);
  try {
    const response = await call;
    if (proxyAlone.has(response.status)) lost();
    else found();
    return response;
  } catch (error) {
    // A call that was called off says nothing about the network.
    if (init?.signal?.aborted !== true) lost();
    throw error;
  } finally {
    underWay.delete(call);
  }
}

/** Asks whether the server is there now. */
export async function lookForServer(): Promise<boolean> {
  await watchedFetch("/api/health", { cache: "no-store" }).catch(() => null);
  return isReachable;
}

/** The same, without a question where it has answered a moment ago. */
export async function isServerThere(): Promise<boolean> {
  if (isReachable && performance.now() - answeredAt < trustMs) return true;
  return lookForServer();
}

/**
 * Whether the server answers. What the browser says of the network is only a reason to look: the
 * server may stand on this very machine, and a network may lead nowhere.
 */
export function watchConnection(): void {
  onlineManager.setEventListener(() => undefined);
  for (const event of ["online", "offline"]) {
    window.addEventListener(event, () => void lookForServer());
  }
}

export function onReachable(listener: () => void): () => void {
  const notice = () => {
    if (isReachable) listener();
  };
  listeners.add(notice);
  return () => listeners.delete(notice);
}

export function useIsReachable(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isReachable,
  );
}
