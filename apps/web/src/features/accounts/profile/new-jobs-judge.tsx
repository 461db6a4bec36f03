import type { Profile } from "@resume-picker/domain/accounts/profile";
import type { JudgedBy } from "@resume-picker/domain/scoring/score/score";
import { api } from "../../../lib/api.ts";
import { toast } from "../../../lib/toast.tsx";
import { SegmentedControl } from "../../../ui/tabs/segmented-control.tsx";
import { useSavedProfile } from "./use-saved-profile.ts";

/** Sets whether the rules or the AI model score the user's new jobs. */
export function NewJobsJudge({ profile }: { profile: Profile }) {
  const saved = useSavedProfile();
  const update = api.accounts.updateProfile.useMutation({
    onSuccess: saved,
    onError: (error) =>
      toast({
        ...{ error, title: "Error", tone: "destructive" },
        description: "Nothing was saved. Please try again.",
      }),
  });
  const { isPending, variables } = update;
  const shown = (isPending ? variables.newJobsJudgedBy : undefined) ?? profile.newJobsJudgedBy;
  return (
    <section aria-labelledby="new-jobs-heading" className="grid gap-2">
      <h2 id="new-jobs-heading" className="font-medium">
        New jobs are judged by
      </h2>
      <SegmentedControl<JudgedBy>
        label="New jobs are judged by"
        value={shown}
        className="self-start justify-self-start *:min-w-24"
        segments={[
          { value: "rules", label: "Rules" },
          { value: "model", label: "Model" },
        ]}
        onChange={(newJobsJudgedBy) => {
          if (!isPending) update.mutate({ newJobsJudgedBy });
        }}
      />
      <p className="text-ink-2">
        {shown === "model"
          ? "Scores of jobs you create from now on follow the model once you start it in a job."
          : "Scores follow the rules until you switch a job to the model."}
      </p>
    </section>
  );
}
