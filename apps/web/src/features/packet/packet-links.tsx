import { verifierPath } from "@resume-picker/domain/packet/packet";

type Props = { jobId: number; candidateId: number };

const linkStyle =
  "inline-flex items-center text-brand underline-offset-2 hover:underline thumb:min-h-11";

/** All that is told of this candidate before this job, as pages to print and as JSON to check. */
export function PacketLinks({ jobId, candidateId }: Props) {
  const path = `/api/jobs/${jobId}/candidates/${candidateId}/packet`;
  const page = { className: linkStyle, target: "_blank", rel: "noreferrer" };
  return (
    <section aria-label="Packet">
      <h3 className="text-13 font-medium text-ink-2">Packet</h3>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        <a {...page} href={`${path}?format=html`}>
          To print
        </a>
        <a {...page} href={`${path}?format=html&audience=candidate`}>
          For the candidate
        </a>
        <a className={linkStyle} href={path} download={`packet-${jobId}-${candidateId}.json`}>
          JSON
        </a>
        <a className={linkStyle} href={verifierPath} download>
          Program that checks it
        </a>
      </p>
    </section>
  );
}
