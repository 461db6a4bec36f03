import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { Ranking } from "../../../features/scoring/use-ranking.ts";
import type { Command } from "./find-commands.ts";
import type { CandidateList } from "../state/use-candidate-list.ts";
import type { CurrentJob } from "../state/use-current-job.ts";
import type { ViewSwitch } from "../state/use-view.ts";

type Workspace = {
  jobs: Pick<CurrentJob, "jobs" | "job" | "show">;
  view: ViewSwitch;
  list: Pick<CandidateList, "candidates" | "clearFilters">;
  ranking: Ranking;
  shortlistCount: number;
  openCandidate: (id: number) => void;
};

export type PaletteActions = {
  addJob: () => void;
  configure: () => void;
  contact: () => void;
  showKeys: () => void;
  export: () => void;
  search: () => void;
};

/** What the palette offers for the workspace as it is now. */
export function listCommands(workspace: Workspace, actions: PaletteActions): Command[] {
  const { jobs, view, list, ranking, shortlistCount, openCandidate } = workspace;
  const action = (label: string, run: () => void): Command => ({
    id: `action ${label}`,
    group: "Actions",
    label,
    run,
  });
  const ofJob = jobs.job
    ? [
        action("Search candidates", actions.search),
        action("Ranking", () => view.change("ranking")),
        action("Shortlist", () => view.change("shortlist")),
        action("Edit JD", () => view.change("jd-editor")),
        ...(ranking.running === null
          ? [action("Manual Rank", ranking.rankManually), action("AI Rank", ranking.rankByAi)]
          : []),
        action("Configure Weights", actions.configure),
        ...(shortlistCount > 0 ? [action("Export Shortlist", actions.export)] : []),
        action("Clear filters", list.clearFilters),
      ]
    : [];
  return [
    ...ofJob,
    action("Add job", actions.addJob),
    action("Contact Support", actions.contact),
    action("Keyboard", actions.showKeys),
    ...jobs.jobs.map((each): Command => ({
      id: `job ${each.id}`,
      group: "Jobs",
      label: each.title,
      run: () => jobs.show(each),
    })),
    ...list.candidates.map((candidate): Command => ({
      id: `candidate ${candidate.id}`,
      group: "Candidates",
      label: displayName(candidate),
      hint: candidate.lastRoleTitle ?? "",
      run: () => {
        // The editor leaves no room for a candidate.
        if (view.current === "jd-editor") view.change("ranking");
        openCandidate(candidate.id);
      },
    })),
  ];
}
