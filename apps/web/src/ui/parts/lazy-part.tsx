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
  /** Prefetches the part. A failure is reported where the part is shown. */
  preload: () => Promise<void>;
};

type Options<Props> = {
  /** The name of the part as the subject of a sentence: "The CV". */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  /** Rendered until the part is loaded. */
  fallback?: ReactNode;
  /**
   * True for dialogs, which have no place in the page before they are loaded. Failures are shown in
   * a toast.
   */
  isDialog?: boolean;
  /** While this returns false, nothing is rendered or loaded. */
  isNeeded?: (props: Props) => boolean;
};

/**
 * A part of a screen that is loaded when it is first needed, or earlier by `preload`. If loading
 * fails, the part's place shows the error, and it is retried when the server is reachable again.
 * `React.lazy` would crash the whole screen and never retry.
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
      // Chromium never reloads a failed module while the page is open, so the server is checked
      // first.
      if (await isServerThere()) {
        loaded = await options.load();
        failure = null;
        found();
      } else failure = "unreachable";
    } catch {
      // If the server is reachable, the part no longer exists, because the page is older than the
      // server.
      failure = (await lookForServer()) ? "outdated" : "unreachable";
    }
    isLoading = false;
    tell();
  }

  /** Retries on a click. If this page can't load the part, the whole page is reloaded. */
  async function retry(): Promise<void> {
    await fetchPart();
    if (failure === "outdated") window.location.reload();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  const readLoaded = () => loaded;
  const readFailure = () => failure;

  function Part(props: Props) {
    const Loaded = useSyncExternalStore(subscribe, readLoaded, readLoaded);
    const failed = useSyncExternalStore(subscribe, readFailure, readFailure);
    const isNeeded = options.isNeeded?.(props) ?? true;
    useEffect(() => {
      if (!isNeeded) return;
      void fetchPart();
      return onReachable(() => void fetchPart());
    }, [isNeeded]);
    // The component is loaded once and never changes.
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
