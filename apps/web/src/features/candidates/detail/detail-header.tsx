import type { CandidateFacts } from "@resume-picker/domain/candidates/candidate";
import { fieldRow, statedFields } from "@resume-picker/domain/candidate-fields";
import type { ReactNode } from "react";
import { yearsText } from "../candidate-text.ts";
import { asOfText } from "./as-of-text.ts";
import { PinnedHeader } from "./pinned-header.tsx";

type Props = {
  candidate: CandidateFacts;
  corner: ReactNode;
  /** The total score, if the candidate has one. */
  score?: number | undefined;
};

export function DetailHeader({ candidate, corner, score }: Props) {
  const { yearsExperience } = candidate;
  return (
    <>
      <PinnedHeader {...{ candidate, corner, score }} />
      <Contacts candidate={candidate} />
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-13">
        <div className="w-full text-pretty">
          <dt className="sr-only">Experience</dt>
          <dd className="text-ink-3">
            <span className="font-medium text-ink">
              {yearsExperience === null
                ? `Experience ${yearsText(null)}`
                : yearsText(yearsExperience)}
            </span>
            {candidate.asOf && ` · ${asOfText(candidate.asOf)}`}
          </dd>
        </div>
        {statedFields.map((key) =>
          candidate[key] === null ? null : (
            <Fact key={key} label={fieldRow(key).label}>
              <span className="font-medium [overflow-wrap:anywhere]">{candidate[key]}</span>
            </Fact>
          ),
        )}
      </dl>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    // If the name is long, the value wraps to the next line.
    <div className="flex max-w-full min-w-0 flex-wrap items-baseline gap-x-2">
      <dt className="text-ink-3">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Contacts({ candidate: { email, phone, links } }: { candidate: CandidateFacts }) {
  if (email === null && phone === null && links.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-13 text-ink-2">
      {email !== null && (
        <a
          className="[overflow-wrap:anywhere] hover:text-brand hover:underline"
          href={`mailto:${email}`}
        >
          {email}
        </a>
      )}
      {phone !== null && (
        <a
          className="hover:text-brand hover:underline"
          href={`tel:${phone.replace(/[^+\d]/g, "")}`}
        >
          {phone}
        </a>
      )}
      {links.filter(isWebAddress).map((link) => (
        <a
          key={link}
          className="max-w-60 truncate hover:text-brand hover:underline"
          href={link}
          target="_blank"
          rel="noreferrer noopener"
        >
          {link.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
        </a>
      ))}
    </p>
  );
}

/** Links come from an untrusted file, so only web addresses may be opened. */
function isWebAddress(link: string): boolean {
  return /^https?:\/\//i.test(link);
}
