import { sampleCvCount } from "@resume-picker/domain/jobs/sample-data";
import { classNames } from "../../../lib/class-names.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";

/** How many of the sample CVs are listed already. */
export function SampleProgress({ done, className }: { done: number; className: string }) {
  return (
    <div className={classNames("flex", className)}>
      <p role="status" className="figures">
        Reading the sample CVs: {done} of {sampleCvCount}
      </p>
      <ProgressBar
        label="Sample CVs"
        value={(done / sampleCvCount) * 100}
        className="w-40 max-sm:w-20"
      />
    </div>
  );
}
