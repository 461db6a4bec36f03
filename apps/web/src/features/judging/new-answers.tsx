import type { JudgingPreview } from "@resume-picker/domain/scoring/judging/job-judging";
import { api } from "../../lib/api.ts";
import { reasonFor } from "../../lib/error-message.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { changeText } from "./judging-words.ts";

type Props = {
  id: number;
  /** The model whose answers are new, and the one whose answers count now. */
  model: string;
  counted: string;
  isUsing: boolean;
  onUse: () => void;
};

/** Previews what the answers of another model would change before they are used. */
export function NewAnswers({ id, model, counted, isUsing, onUse }: Props) {
  const { data, error } = api.judging.preview.useQuery({ id }, { refetchOnMount: "always" });
  return (
    <section
      aria-labelledby="new-answers-heading"
      className="flex flex-col gap-3 rounded-panel border border-line p-4"
    >
      <h3 id="new-answers-heading" className="font-medium [overflow-wrap:anywhere]">
        New answers{model === counted ? "" : ` by ${model}`}
      </h3>
      {error && <p role="alert">The changes could not be calculated. {reasonFor(error)}</p>}
      {!data && !error && <Skeleton className="h-10 w-full" />}
      {data && <Changes preview={data} counted={counted} />}
      <Button variant="primary" className="self-start" busy={isUsing} onClick={onUse}>
        Use these answers
      </Button>
    </section>
  );
}

function Changes({ preview, counted }: { preview: JudgingPreview; counted: string }) {
  const { moves, moved } = preview;
  const rest = moved - moves.length;
  return (
    <>
      <p role="status" className="text-ink-2 [overflow-wrap:anywhere]">
        {changeText(preview)} Until you use them, the answers by {counted} count.
      </p>
      {moves.length > 0 && (
        <table className="text-13">
          <caption className="sr-only">Places in the ranking</caption>
          <thead className="text-ink-3">
            <tr>
              <th scope="col" className="text-left font-normal">
                Candidate
              </th>
              <th scope="col" className="w-16 text-right font-normal">
                Now
              </th>
              <th scope="col" className="w-16 text-right font-normal">
                Then
              </th>
            </tr>
          </thead>
          <tbody>
            {moves.map(({ candidateId, name, from, to }) => (
              <tr key={candidateId} className="border-t border-line">
                <th scope="row" className="py-1 text-left font-normal [overflow-wrap:anywhere]">
                  {name ?? "Unnamed candidate"}
                </th>
                <td className="text-right figures">{from}</td>
                <td className="text-right font-medium figures">{to}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest > 0 && <p className="text-13 text-ink-3">and {rest.toLocaleString("en")} more</p>}
    </>
  );
}
