import { useNavigate } from "@tanstack/react-router";
import { JobEditor } from "./parts/parts.tsx";

type Props = { jobId: number };

/** The workspace view with the job editor. */
export function JobEditorView({ jobId }: Props) {
  const navigate = useNavigate();
  return (
    <div className="h-full overflow-y-auto">
      <JobEditor
        key={jobId}
        jobId={jobId}
        onBack={() => void navigate({ to: "/" })}
        onSaved={(id) => void navigate({ to: "/jobs/$id", params: { id: String(id) } })}
      />
    </div>
  );
}
