import { useEffect, useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import type { ApiOutput } from "../../../lib/api.ts";

export type ExcerptParts = ApiOutput["candidates"]["excerpts"][number]["parts"];

/** Milliseconds without scrolling before the excerpts of the visible rows are requested. */
const restMs = 60;

type State = { key: string; parts: ReadonlyMap<number, ExcerptParts>; asked: ReadonlySet<number> };

/** Returns the excerpts with search hits for the visible rows. Only new rows are requested. */
export function useExcerpts(
  jobId: number,
  query: string,
  rows: readonly { id: number }[],
): (candidateId: number) => ExcerptParts | undefined {
  const cache = api.useUtils();
  const key = `${jobId} ${query}`;
  const [state, setState] = useState<State>({ key, parts: new Map(), asked: new Set() });
  const isCurrent = state.key === key;
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const shown = rows.map(({ id }) => id).join(" ");
  useEffect(() => {
    if (query === "") return;
    const ids = latest.current
      .map(({ id }) => id)
      .filter((id) => !isCurrent || !state.asked.has(id));
    if (ids.length === 0) return;
    let isOver = false;
    const timer = setTimeout(() => {
      cache.candidates.excerpts.fetch({ id: jobId, query, ids: ids.slice(0, 100) }).then(
        (found) => {
          if (isOver) return;
          setState((before) => {
            const same = before.key === key;
            const added = found.map(({ id, parts }) => [id, parts] as const);
            return {
              key,
              parts: new Map([...(same ? before.parts : []), ...added]),
              asked: new Set([...(same ? before.asked : []), ...ids]),
            };
          });
        },
        // Without excerpts, the rows show their usual text.
        () => undefined,
      );
    }, restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [cache, isCurrent, jobId, key, query, shown, state.asked]);
  return (id) => (isCurrent ? state.parts.get(id) : undefined);
}
