import { useCallback, useState } from "react";
import type { CvRequest } from "../../../features/candidates/document/cv-pane.tsx";
import type { CvTarget } from "../../../features/candidates/document/cv-target.ts";

/** The place that was last requested in this candidate's CV. */
export function useCvRequest(id: number) {
  const [asked, setAsked] = useState<(CvRequest & { id: number }) | null>(null);
  const ask = useCallback(
    (target: CvTarget | null) =>
      setAsked((before) => (target ? { id, target, count: (before?.count ?? 0) + 1 } : null)),
    [id],
  );
  return { request: asked?.id === id ? asked : null, ask };
}
