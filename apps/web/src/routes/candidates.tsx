import { createFileRoute } from "@tanstack/react-router";
import { PoolPage } from "../features/pool/pool-page.tsx";
import { readPoolSearch } from "../features/pool/pool-search.ts";
import { requireUser } from "../lib/session/session.ts";

// Only what every page needs of it stands here: the page reads its address and names itself.
export const Route = createFileRoute("/candidates")({
  beforeLoad: requireUser,
  component: CandidatesPage,
});

function CandidatesPage() {
  const navigate = Route.useNavigate();
  return (
    <PoolPage
      search={readPoolSearch(Route.useSearch())}
      // The address is read by `readPoolSearch`, and by nothing of the router's.
      onSearch={(search) => void navigate({ search: search as object, replace: true })}
    />
  );
}
