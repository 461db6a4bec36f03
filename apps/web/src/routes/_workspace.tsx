import { createFileRoute } from "@tanstack/react-router";
import { requireUser } from "../lib/session/session.ts";
import { Workspace } from "./-workspace/workspace.tsx";
import { readWorkspaceSearch } from "./-workspace/state/workspace-search.ts";

/** One screen for /dashboard and /jobs/$id: it stays mounted while the user changes job. */
export const Route = createFileRoute("/_workspace")({
  validateSearch: readWorkspaceSearch,
  beforeLoad: requireUser,
  component: Workspace,
});
