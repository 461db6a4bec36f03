import { useEffect, useSyncExternalStore } from "react";
import type { ComponentType, ReactNode } from "react";
import {
  found,
  isServerThere,
  lookForServer,
  onReachable,
} from "../../lib/connection/connection.ts";
import { PartFailed } from "./part-failed.tsx";
import type { PartFailure } from "./part-failed.tsx";

type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches it ahead; that it fails is told where the part is shown. */
  preload: () => Promise<void>;
};

type Options<Props> = {
  /** What is fetched, as the subject of a sentence: "The CV". */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  /** In its place until it is there. */
  fallback?: ReactNode;
  /** A dialog has no place of its own before it is there: it says so in a toast. */
  isDialog?: boolean;
  /** Until then nothing stands in its place, and nothing is fetched for it. */
  isNeeded?: (props: Props) => boolean;
};

/**
 * A part of a screen that is fetched when it is first needed, or ahead by `preload`. One that can't
 * be fetched says so in its own place, and comes by itself when the server is back: `React.lazy`
 * takes the whole screen down and never tries again.
 */
export function lazyPart<Props extends object>(options: Options<Props>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let failure: PartFailure | null = null;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  async function fetchPart(): Promise<void> {
    if (isLoading || loaded) return;
    isLoading = true;
    try {
      // Chromium never fetches a module again that failed once, as long as the page is open.
      if (await isServerThere()) {
        loaded = await options.load();
        failure = null;
        found();
      } else failure = "unreachable";
    } catch {
      // With the server there, it is the part that is gone: the page is older than the server.
      failure = (await lookForServer()) ? "outdated" : "unreachable";
    }
    isLoading = false;
    tell();
  }

  /** By hand: where it can't be had in this page, the page is loaded again. */
  async function retry(): Promise<void> {
    await fetchPart();
    if (failure === "outdated") window.location.reload();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function Part(props: Props) {
    const Loaded = useSyncExternalStore(subscribe, () => loaded);
    const failed = useSyncExternalStore(subscribe, () => failure);
    const isNeeded = options.isNeeded?.(props) ?? true;
    useEffect(() => {
      if (!isNeeded) return;
      void fetchPart();
      return onReachable(() => void fetchPart());
    }, [isNeeded]);
    // It comes from its module once, and stays the same.
    // oxlint-disable-next-line react/static-components
    if (Loaded) return <Loaded {...props} />;
    if (!isNeeded) return null;
    if (failed === null) return options.fallback;
    return (
      <PartFailed
        name={options.name}
        failure={failed}
        isDialog={options.isDialog ?? false}
        onRetry={() => void retry()}
      />
    );
  }
  return Object.assign(Part, { preload: fetchPart });
}
