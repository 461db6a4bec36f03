import { sampleCvCount } from "@resume-picker/domain/jobs/sample-data";
import { Button } from "../../ui/button.tsx";
import { useLoadSampleData } from "./use-load-sample-data.ts";

export function SampleOffer({ onOpen }: { onOpen: (jobId: number) => void }) {
  const { loadSampleData, isLoading } = useLoadSampleData(onOpen);
  return (
    <section
      aria-labelledby="sample-offer"
      className="flex flex-col items-start gap-3 rounded-panel border border-line bg-surface p-5"
    >
      <h2 id="sample-offer" className="text-16 font-semibold">
        See it with sample data
      </h2>
      <p className="text-pretty text-ink-2">
        One job and {sampleCvCount} invented CVs, including one with a gap, a career changer, and
        one with hidden text. You see a ranked table within a minute.
      </p>
      <Button busy={isLoading} onClick={() => void loadSampleData()}>
        {isLoading ? "Loading sample data..." : "Load sample data"}
      </Button>
      <p className="text-13 text-ink-3">You can delete the job at any time.</p>
    </section>
  );
}
