import { useCallback, useEffect, useRef } from "react";

/**
 * Tells the application's other tabs in this browser that something has changed, by its id, and hears
 * it from them. What a tab has read stays until something changes it; another tab is such a thing.
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
