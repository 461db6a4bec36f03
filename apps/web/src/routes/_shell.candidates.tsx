import { createFileRoute } from "@tanstack/react-router";
import { PoolPage } from "../features/talent-pool/pool-page.tsx";
import { readPoolSearch } from "../features/talent-pool/pool-search.ts";
import type { PoolSearch } from "../features/talent-pool/pool-search.ts";
import { whenIdle } from "../lib/connection/when-idle.ts";
import { requireUser } from "../lib/session/session.ts";
import { lazyPart } from "../ui/parts/lazy-part.tsx";

// Only what the router needs for every page. The page parses its address and sets its title itself.
export const Route = createFileRoute("/_shell/candidates")({
  beforeLoad: requireUser,
  component: CandidatesPage,
});

const PoolCandidate = lazyPart({
  name: "The candidate",
  isDialog: true,
  load: async () => (await import("./-talent-pool/pool-candidate.tsx")).PoolCandidate,
});
whenIdle([PoolCandidate.preload]);

function CandidatesPage() {
  const navigate = Route.useNavigate();
  const search = readPoolSearch(Route.useSearch());
  const { candidate, cv, job } = search;
  const change = (next: PoolSearch) => {
    // Back closes the opened candidate.
    const isStep = next.candidate !== undefined && candidate === undefined;
    // `readPoolSearch` parses the address, so the router's types don't know its parameters.
    void navigate({ search: next as object, replace: !isStep, resetScroll: false });
  };
  return (
    <>
      <PoolPage search={search} onSearch={change} />
      {candidate !== undefined && (
        <PoolCandidate
          key={candidate}
          id={candidate}
          jobId={job}
          onJob={(next) => change({ ...search, job: next })}
          isCvOpen={cv === true}
          onShowCv={(isOpen) => change({ ...search, cv: isOpen || undefined })}
          onClose={() => change({ ...search, candidate: undefined, job: undefined, cv: undefined })}
        />
      )}
    </>
  );
}
