import { verifierPath } from "@resume-picker/domain/candidate-report/candidate-report";

type Props = { jobId: number; candidateId: number };

const linkStyle =
  "inline-flex items-center text-brand underline-offset-2 hover:underline thumb:min-h-11";

/** Links to the candidate's report for this job, as printable pages and as JSON to verify. */
export function ReportLinks({ jobId, candidateId }: Props) {
  const path = `/api/jobs/${jobId}/candidates/${candidateId}/report`;
  const page = { className: linkStyle, target: "_blank", rel: "noreferrer" };
  return (
    <section aria-label="Report">
      <h3 className="text-13 font-medium text-ink-2">Report</h3>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        <a {...page} href={`${path}?format=html`}>
          Print
        </a>
        <a {...page} href={`${path}?format=html&audience=candidate`}>
          Candidate copy
        </a>
        <a className={linkStyle} href={path} download={`report-${jobId}-${candidateId}.json`}>
          JSON
        </a>
        <a className={linkStyle} href={verifierPath} download>
          Verifier
        </a>
      </p>
    </section>
  );
}
