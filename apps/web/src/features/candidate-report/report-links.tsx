import { verifierPath } from "@resume-picker/domain/candidate-report/candidate-report";
import type { ComponentProps } from "react";
import { Tooltip } from "../../ui/tooltip.tsx";

type Props = { jobId: number; candidateId: number };

/** Links to the candidate's report for this job, as printable pages and as JSON to verify. */
export function ReportLinks({ jobId, candidateId }: Props) {
  const path = `/api/jobs/${jobId}/candidates/${candidateId}/report`;
  const page = { target: "_blank", rel: "noreferrer" };
  return (
    <section aria-label="Report">
      <h3 className="text-13 font-medium text-ink-2">Report</h3>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        <ReportLink {...page} href={`${path}?format=html`} help="The score with its evidence">
          Print
        </ReportLink>
        <ReportLink
          {...page}
          href={`${path}?format=html&audience=candidate`}
          help="For the candidate, without ranks and internal numbers"
        >
          Candidate copy
        </ReportLink>
        <ReportLink
          href={path}
          download={`report-${jobId}-${candidateId}.json`}
          help="All figures, for programs and the verifier"
        >
          JSON
        </ReportLink>
        <ReportLink
          href={verifierPath}
          download
          help="A small program that computes the score again from the JSON file"
        >
          Verifier
        </ReportLink>
      </p>
    </section>
  );
}

function ReportLink({ help, children, ...link }: ComponentProps<"a"> & { help: string }) {
  return (
    <Tooltip text={help} describes>
      <a
        {...link}
        className="inline-flex items-center text-brand underline-offset-2 hover:underline thumb:min-h-11"
      >
        {children}
      </a>
    </Tooltip>
  );
}
