import { sampleCvCount } from "@resume-picker/domain/jobs/sample-data";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useLoadSampleData } from "./use-load-sample-data.ts";

type Props = {
  /** Whether the user has no jobs. Sample data is offered then. */
  isEmpty: boolean;
  onAdd: () => void;
  onSampleOpened: (jobId: number) => void;
};

export function NoJobSelected({ isEmpty, onAdd, onSampleOpened }: Props) {
  const { loadSampleData, isLoading } = useLoadSampleData(onSampleOpened);
  return (
    <EmptyState
      title="No job selected"
      className="m-auto"
      actions={
        isEmpty && (
          <>
            <Button variant="primary" disabled={isLoading} onClick={onAdd}>
              Create Job
            </Button>
            <Button busy={isLoading} onClick={() => void loadSampleData()}>
              {isLoading ? "Loading sample data..." : "Load sample data"}
            </Button>
          </>
        )
      }
    >
      <p>Please select a job from the sidebar to view candidates</p>
      {isEmpty && (
        <p className="mt-2">
          New here? The sample data has one job and {sampleCvCount} CVs. You see a ranked table
          within a minute.
        </p>
      )}
    </EmptyState>
  );
}
