import { useMemo } from "react";
import { useNow } from "../../lib/dates/use-now.ts";
import { standingText } from "./standing-text.ts";
import type { CandidateList } from "./state/use-candidate-list.ts";

/**
 * Which ranking was made last, and when. The tooltip contains the whole sentence, which may be
 * truncated.
 */
export function Standing({ candidates }: Pick<CandidateList, "candidates">) {
  const now = useNow();
  const standing = useMemo(() => standingText(candidates, now), [candidates, now]);
  return (
    <p
      className="min-w-0 flex-1 basis-0 line-clamp-2 text-right text-13 leading-4 text-balance text-ink-3 @max-[68rem]:hidden"
      title={standing ?? undefined}
    >
      {standing}
    </p>
  );
}
