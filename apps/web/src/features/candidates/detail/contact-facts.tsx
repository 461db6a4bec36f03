import type { CandidateFacts } from "@resume-picker/domain/candidates/candidate";
import { fieldRow, statedFields } from "@resume-picker/domain/candidate-fields";
import type { ReactNode } from "react";
import { Section } from "./section.tsx";

/** Contact details below the evidence. Absent if the CV has none or they are hidden. */
export function Contact({ candidate }: { candidate: CandidateFacts }) {
  const { email, phone, links } = candidate;
  const hasContacts = email !== null || phone !== null || links.length > 0;
  if (!hasContacts && statedFields.every((key) => candidate[key] === null)) return null;
  return (
    <Section title="Contact">
      <div className="-mt-1">
        <ContactFacts candidate={candidate} />
      </div>
    </Section>
  );
}

/** Contact details, and what the CV states about availability. */
export function ContactFacts({ candidate }: { candidate: CandidateFacts }) {
  const stated = statedFields.filter((key) => candidate[key] !== null);
  return (
    <>
      <Contacts candidate={candidate} />
      {stated.length > 0 && (
        <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-13">
          {stated.map((key) => (
            <Fact key={key} label={fieldRow(key).label}>
              <span className="font-medium [overflow-wrap:anywhere]">{candidate[key]}</span>
            </Fact>
          ))}
        </dl>
      )}
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
    <p className="flex flex-wrap gap-x-3 py-1 text-13 text-ink-2">
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
