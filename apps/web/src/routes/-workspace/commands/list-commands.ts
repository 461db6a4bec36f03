import { displayName } from "@resume-picker/domain/candidates/display-name";
import { mayDo } from "@resume-picker/domain/jobs/sharing/job-roles";
import type { CurrentJob } from "../state/use-current-job.ts";
import type { RankingState } from "../state/use-ranking-state.ts";
import type { ViewSwitch } from "../state/use-view.ts";
import type { ToolbarProps } from "../toolbar.tsx";
import type { Command } from "./find-commands.ts";

/** The data and actions from which the palette's commands are made. */
export type CommandParts = {
  jobs: Pick<CurrentJob, "jobs" | "job" | "show">;
  addJob: () => void;
  help: Pick<ToolbarProps["actions"], "contact" | "showKeys">;
  /** Absent on pages without a ranking. */
  ofJob?: {
    view: ViewSwitch;
    rankingState: Pick<RankingState, "list" | "opened">;
    tools: ToolbarProps;
    search: () => void;
  };
};

/** Returns the palette's commands for the current page. */
export function listCommands({ jobs, addJob, help, ofJob }: CommandParts): Command[] {
  return [
    ...(ofJob && jobs.job ? listJobActions(ofJob, mayDo(jobs.job.role, "edit")) : []),
    action("Add job", addJob),
    action("Contact Support", help.contact),
    action("Keyboard shortcuts", help.showKeys),
    ...jobs.jobs.map((each): Command => ({
      id: `job ${each.id}`,
      group: "Jobs",
      label: each.title,
      run: () => jobs.show(each),
    })),
    ...(ofJob ? listCandidates(ofJob) : []),
  ];
}

const action = (label: string, run: () => void): Command => ({
  id: `action ${label}`,
  group: "Actions",
  label,
  run,
});

type OfJob = NonNullable<CommandParts["ofJob"]>;

function listJobActions({ view, rankingState, tools, search }: OfJob, mayEdit: boolean) {
  const { ranking, shortlistCount, actions } = tools;
  return [
    action("Search candidates", search),
    action("Ranking", () => view.change("ranking")),
    action("Shortlist", () => view.change("shortlist")),
    action("Edit JD", () => view.change("jd-editor")),
    ...(ranking.running === null && mayEdit
      ? [action("Manual Rank", ranking.rankManually), action("AI Rank", ranking.rankByAi)]
      : []),
    ...(mayEdit ? [action("Configure Weights", actions.configure)] : []),
    ...(shortlistCount > 0 ? [action("Export Shortlist", () => actions.export())] : []),
    action("Clear filters", rankingState.list.clearFilters),
  ];
}

function listCandidates({ view, rankingState: { list, opened } }: OfJob) {
  return list.candidates.map((candidate): Command => ({
    id: `candidate ${candidate.id}`,
    group: "Candidates",
    label: displayName(candidate),
    hint: candidate.lastRoleTitle ?? "",
    run: () => {
      // The editor doesn't show candidates.
      if (view.current === "jd-editor") view.change("ranking");
      opened.open(candidate.id);
    },
  }));
}
