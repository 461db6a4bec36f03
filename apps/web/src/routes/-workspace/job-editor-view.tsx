import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";

/** The view that embeds the job editor; its code comes when it is first opened. */
const JobEditor = lazy(async () => {
  return { default: (await import("../../features/job-editor/job-editor.tsx")).JobEditor };
});

type Props = { jobId: number };

export function JobEditorView({ jobId }: Props) {
  const navigate = useNavigate();
  return (
    <div className="h-full overflow-y-auto">
      <Suspense>
        <JobEditor
          key={jobId}
          jobId={jobId}
          onBack={() => void navigate({ to: "/" })}
          onSaved={(id) => void navigate({ to: "/jobs/$id", params: { id: String(id) } })}
        />
      </Suspense>
    </div>
  );
}
