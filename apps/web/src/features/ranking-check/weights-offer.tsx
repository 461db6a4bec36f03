import type { RankingCheck } from "@resume-picker/domain/ranking-check/ranking-check";
import { mapComponents, scoreParts } from "@resume-picker/domain/score-parts";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.tsx";
import { Button } from "../../ui/button.tsx";

type Props = {
  jobId: number;
  offer: NonNullable<RankingCheck["offer"]>;
  parts: RankingCheck["parts"];
  total: NonNullable<RankingCheck["total"]>;
};

/** Suggests weights that agree with more decisions. They are applied only by a click. */
export function WeightsOffer({ jobId, offer, parts, total }: Props) {
  const cache = api.useUtils();
  const before = mapComponents(
    (component) => parts.find((part) => part.component === component)?.weight ?? 0,
  );
  const apply = api.scoring.rescore.useMutation({
    onSuccess: ({ message }, { weights }) => {
      const undo = () => apply.mutate({ id: jobId, weights: before });
      toast({
        title: "Success",
        description: message,
        tone: "success",
        ...(weights === offer.weights && { action: { label: "Undo", onClick: undo } }),
      });
      void cache.jobs.invalidate();
      void cache.candidates.invalidate();
      void cache.rankingCheck.invalidate();
    },
    onError: (error) => {
      const description = errorMessage(error, "The weights were not applied. Please try again.");
      toast({ error, title: "Error", description, tone: "destructive" });
    },
  });
  const changed = scoreParts.flatMap(({ component, name }) => {
    const now = parts.find((part) => part.component === component)?.weight ?? 0;
    const next = offer.weights[component];
    return Math.abs(now - next) < 0.001 ? [] : [`${name} ${percent(next)} (now ${percent(now)})`];
  });
  return (
    <section
      aria-label="Weights that match your decisions better"
      className="max-w-180 rounded-panel border border-line bg-surface p-5"
    >
      <p>
        With {changed.join(", ")} the order would agree in{" "}
        <strong>{Math.round(offer.share.percent)}%</strong> instead of {Math.round(total.percent)}%
        of pairs.
      </p>
      <p className="mt-1 text-13 text-ink-2">
        Based only on these decisions. Ignore this if you decided for reasons outside the CV.
      </p>
      <Button
        className="mt-3"
        busy={apply.isPending}
        onClick={() => apply.mutate({ id: jobId, weights: offer.weights })}
      >
        Apply These Weights
      </Button>
    </section>
  );
}

const percent = (weight: number): string => `${Math.round(weight * 1000) / 10}%`;
