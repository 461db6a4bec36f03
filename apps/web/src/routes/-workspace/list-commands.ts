import { displayName } from "../../features/candidates/candidate-text.ts";
import type { Command } from "./find-commands.ts";
import type { WorkspaceState } from "./use-workspace.ts";

export type PaletteActions = {
  addJob: () => void;
  configure: () => void;
  contact: () => void;
  showKeys: () => void;
  export: () => void;
  search: () => void;
};

/** What the palette offers for the workspace as it is now. */
export function listCommands(workspace: WorkspaceState, actions: PaletteActions): Command[] {
  const { job, jobs, candidates, ranking, shortlist } = workspace;
  const action = (label: string, run: () => void): Command => ({
    id: `action ${label}`,
    group: "Actions",
    label,
    run,
  });
  const ofJob = job
    ? [
        action("Search candidates", actions.search),
        action("Ranking", () => workspace.changeView("ranking")),
        action("Shortlist", () => workspace.changeView("shortlist")),
        action("Edit JD", () => workspace.changeView("jd-editor")),
        ...(ranking.running === null
          ? [action("Manual Rank", ranking.rankManually), action("AI Rank", ranking.rankByAi)]
          : []),
        action("Configure Weights", actions.configure),
        ...(shortlist.ids.length > 0 ? [action("Export Shortlist", actions.export)] : []),
        action("Clear filters", workspace.clearFilters),
      ]
    : [];
  return [
    ...ofJob,
    action("Add job", actions.addJob),
    action("Contact Support", actions.contact),
    action("Keyboard", actions.showKeys),
    ...jobs.map((each): Command => ({
      id: `job ${each.id}`,
      group: "Jobs",
      label: each.title,
      run: () => workspace.showJob(each),
    })),
    ...candidates.map((candidate): Command => ({
      id: `candidate ${candidate.id}`,
      group: "Candidates",
      label: displayName(candidate),
      hint: candidate.lastRoleTitle ?? "",
      run: () => {
        // The editor leaves no room for a candidate.
        if (workspace.view === "jd-editor") workspace.changeView("ranking");
        workspace.openCandidate(candidate.id);
      },
    })),
  ];
}
