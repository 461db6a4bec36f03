import { EyeOff } from "lucide-react";
import { useState } from "react";
import { useMay } from "../../lib/job-role.ts";
import { Button } from "../../ui/button.tsx";
import { RevealDialog } from "./reveal-dialog.tsx";

type Props = { jobId: number; candidate: { id: number; name: string | null } };

/** Says that the candidate's identity is hidden. Users with permission can reveal it. */
export function HiddenNote({ jobId, candidate }: Props) {
  const mayReveal = useMay("edit");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="mx-5 mt-5 -mb-1 flex items-center gap-2 rounded-panel border border-line bg-sunken px-3 py-2 text-13 text-ink-2">
      <EyeOff size={16} strokeWidth={1.6} aria-hidden className="shrink-0" />
      <p className="min-w-0 flex-1">Hidden in blind review</p>
      {mayReveal && (
        <Button size="sm" onClick={() => setIsAsking(true)}>
          Reveal
        </Button>
      )}
      {isAsking && (
        <RevealDialog jobId={jobId} candidate={candidate} onClose={() => setIsAsking(false)} />
      )}
    </div>
  );
}
