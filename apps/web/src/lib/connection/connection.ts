import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** How often an unreachable server is polled. */
const lookAgainMs = 3000;
/** Status codes of a proxy whose server is down. */
const proxyAlone = new Set([502, 504]);

/** How long the server counts as reachable after a response. */
const trustMs = 3000;

let isReachable = true;
/**
 * The time of the last response, by `performance.now()`. The initial value treats the page load as
 * a response, so the first calls need no check.
 */
let answeredAt = 7000;
let timer: number | undefined;
const listeners = new Set<() => void>();

function change(isNow: boolean): void {
  if (isNow === isReachable) return;
  isReachable = isNow;
  // Going online repeats queries that failed and are still shown.
  onlineManager.setOnline(isNow);
  for (const listener of listeners) listener();
}

/** Records that the server has answered a request of any kind. */
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

/** Waits until no request is pending. */
export async function whenAnswered(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

/** A `fetch` that records whether the server is reachable. */
export async function watchedFetch(url: string | URL, init?: RequestInit): Promise<Response> {
  const call = fetch(url, init);
  underWay.add(call);
  try {
    const response = await call;
    if (proxyAlone.has(response.status)) lost();
    else found();
    return response;
  } catch (error) {
    // An aborted request says nothing about the network.
    if (init?.signal?.aborted !== true) lost();
    throw error;
  } finally {
    underWay.delete(call);
  }
}

/** Checks whether the server is reachable now. */
export async function lookForServer(): Promise<boolean> {
  await watchedFetch("/api/health", { cache: "no-store" }).catch(() => null);
  return isReachable;
}

/** Like `lookForServer`, but skips the check if the server has answered recently. */
export async function isServerThere(): Promise<boolean> {
  if (isReachable && performance.now() - answeredAt < trustMs) return true;
  return lookForServer();
}

/**
 * Checks the server when the browser's network state changes. The state alone isn't reliable: the
 * server may run on this machine, and a network may have no route to it.
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
