import { api } from "../../lib/api.ts";
import { formatDay } from "../../lib/dates/format-date.ts";
import { toast } from "../../lib/toast.tsx";
import { Chip } from "../../ui/badges/chip.tsx";

/**
 * Phrases that also count as evidence for the job's requirements. Removing one recalculates the
 * scores.
 */
export function AcceptedPhrases({ jobId }: { jobId: number }) {
  const cache = api.useUtils();
  const { data: phrases = [] } = api.evidence.phrases.useQuery({ id: jobId });
  const remove = api.evidence.removePhrase.useMutation();
  if (phrases.length === 0) return null;
  const removePhrase = async (phraseId: number) => {
    try {
      const left = await remove.mutateAsync({ id: jobId, phraseId });
      cache.evidence.phrases.setData({ id: jobId }, left);
      await cache.candidates.listForJob.invalidate({ id: jobId });
    } catch (error) {
      const description = "The phrase could not be removed. Please try again.";
      toast({ error, title: "Error", description, tone: "destructive" });
    }
  };
  const requirements = [...new Set(phrases.map(({ requirement }) => requirement))];
  return (
    <section aria-labelledby="accepted-phrases" className="grid gap-3">
      <div>
        <h2 id="accepted-phrases" className="text-16 font-semibold">
          Accepted phrases
        </h2>
        <p className="text-13 text-ink-3">
          CV lines with all of these words count. Removing a phrase rescores the candidates.
        </p>
      </div>
      <dl className="grid gap-3">
        {requirements.map((requirement) => (
          <div key={requirement}>
            <dt className="mb-1 font-medium [overflow-wrap:anywhere]">{requirement}</dt>
            {phrases
              .filter((each) => each.requirement === requirement)
              .map(({ id, phrase, by, at }) => (
                <dd key={id} className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Chip onRemove={() => void removePhrase(id)}>{phrase}</Chip>
                  <span className="text-12 text-ink-3">
                    {[by, formatDay(at)].filter((part) => part !== null).join(", ")}
                  </span>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
