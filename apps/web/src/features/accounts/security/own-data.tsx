import { api } from "../../../lib/api.ts";
import { buttonStyle } from "../../../ui/button-style.ts";

/** Downloads the data of the account, and says what blind review leaves out. */
export function OwnData() {
  const jobs = api.jobs.list.useQuery();
  const isPartlyHidden = jobs.data?.some(({ isBlind }) => isBlind) === true;
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-19 font-semibold">Your data</h2>
      <p className="text-ink-2">
        Everything that is yours as one ZIP: jobs, candidates with their scores, shortlists and the
        CVs as they were uploaded.
      </p>
      {isPartlyHidden && (
        <p className="text-ink-2">
          Candidates hidden from you in blind review are exported under their code names, without
          their CVs. Reveal them first to include everything.
        </p>
      )}
      <a href="/api/account/export" download className={buttonStyle({ variant: "secondary" })}>
        Download my data
      </a>
    </section>
  );
}
