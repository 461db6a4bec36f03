import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { Command } from "./find-commands.ts";
import type { CurrentJob } from "../state/use-current-job.ts";
import type { RankingState } from "../state/use-ranking-state.ts";
import type { ViewSwitch } from "../state/use-view.ts";
import type { ToolbarProps } from "../toolbar.tsx";
import { mayDo } from "@resume-picker/domain/jobs/sharing/job-roles";

/** What the palette makes its commands of. */
export type CommandParts = {
  jobs: Pick<CurrentJob, "jobs" | "job" | "show">;
  view: ViewSwitch;
  rankingState: Pick<RankingState, "list" | "opened">;
  tools: ToolbarProps;
  addJob: () => void;
  search: () => void;
};

/** What the palette offers for the workspace as it is now. */
export function listCommands(parts: CommandParts): Command[] {
  const { jobs, view, rankingState, tools, addJob, search } = parts;
  const { list, opened } = rankingState;
  const { ranking, shortlistCount, actions } = tools;
  const action = (label: string, run: () => void): Command => ({
    id: `action ${label}`,
    group: "Actions",
    label,
    run,
  });
  const mayEdit = jobs.job !== null && mayDo(jobs.job.role, "edit");
  const ofJob = jobs.job
    ? [
        action("Search candidates", search),
        action("Ranking", () => view.change("ranking")),
        action("Shortlist", () => view.change("shortlist")),
        action("Edit JD", () => view.change("jd-editor")),
        ...(ranking.running === null && mayEdit
          ? [action("Manual Rank", ranking.rankManually), action("AI Rank", ranking.rankByAi)]
          : []),
        ...(mayEdit ? [action("Configure Weights", actions.configure)] : []),
        ...(shortlistCount > 0 ? [action("Export Shortlist", () => actions.export())] : []),
        action("Clear filters", list.clearFilters),
      ]
    : [];
  return [
    ...ofJob,
    action("Add job", addJob),
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
        opened.open(candidate.id);
      },
    })),
  ];
}
