import { useCallback, useEffect, useRef } from "react";

/**
 * Notifies other tabs of this browser that the item with an id has changed, and calls `onChange`
 * for their notifications. Cached data stays until it is invalidated, so tabs must be told.
 */
export function useTabs(name: string, onChange: (id: number) => unknown): (id: number) => void {
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(name);
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "number") onChange(data);
    };
    channel.current = opened;
    return () => opened.close();
  }, [name, onChange]);
  return useCallback((id) => channel.current?.postMessage(id), []);
}
