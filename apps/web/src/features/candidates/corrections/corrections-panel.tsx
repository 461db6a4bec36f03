import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { fieldKeys, fieldRow } from "@resume-picker/domain/candidate-fields";
import type {
  ChipField,
  DatedField,
  FieldKey,
  SingleField as SingleKey,
} from "@resume-picker/domain/candidate-fields";
import { gradeOf } from "@resume-picker/domain/scoring/score/grade";
import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ChipList } from "./chip-list.tsx";
import { DatedList } from "./dated-list.tsx";
import { DraftsContext, useDrafts } from "./drafts.ts";
import { SingleField } from "./single-field.tsx";
import { UnsavedWords } from "./unsaved-words.tsx";
import { useCorrections } from "./use-corrections.ts";
import type { Entry, EntryIn } from "./use-corrections.ts";
import { reasonFor } from "../../../lib/error-message.ts";

type Props = {
  candidate: Pick<ListedCandidate, "id" | "version"> & {
    /** Absent if the candidate isn't opened from a job. */
    score?: Pick<ListedCandidate["score"], "totalScore">;
  };
  isCvOpen: boolean;
  onDone: () => void;
};

const singles = fieldKeys.filter((key) =>
  ["text", "number", "day"].includes(fieldRow(key).control),
);
const lists = fieldKeys.filter((key) => !singles.includes(key));

/** Everything parsed from the CV, editable. The score stays visible and is updated. */
export function CorrectionsPanel({ candidate, isCvOpen, onDone }: Props) {
  const { id, version, score } = candidate;
  const { data, error, refetch } = api.candidates.profile.useQuery(
    { id, version },
    { placeholderData: (before) => before },
  );
  const corrections = useCorrections({ id, version });
  const drafts = useDrafts();
  const finish = async () => {
    // Invalid fields show why they can't be saved, and the panel stays open.
    if (await drafts.saveAll()) onDone();
  };
  return (
    <section
      // Moves the focus here from the button that opened the panel.
      ref={focusAtFirst}
      tabIndex={-1}
      aria-label="Edit details"
      data-edits
      className="flex flex-col gap-5 outline-none!"
    >
      <div className="sticky top-0 z-10 -mx-5 flex items-center gap-3 border-y border-line bg-paper px-5 py-2">
        <p role="status" className="flex-1 text-13 text-ink-2">
          {score && (
            <>
              Overall Score{" "}
              <span className="font-semibold text-ink figures">{score.totalScore.toFixed(1)}</span>{" "}
              · {gradeOf(score.totalScore)}
            </>
          )}
          {corrections.isSaving && (
            <span className="text-ink-3">{score ? " · saving, updating scores…" : " Saving…"}</span>
          )}
        </p>
        <Button
          size="sm"
          variant="primary"
          disabled={corrections.isSaving}
          onClick={() => void finish()}
        >
          Done
        </Button>
      </div>
      {error ? (
        <div role="alert" className="flex flex-col items-start gap-2 text-ink-2">
          The details could not be loaded. {reasonFor(error)}
          <Button size="sm" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      ) : data ? (
        <DraftsContext value={drafts}>
          <Fields entries={data.entries} corrections={corrections} isCvOpen={isCvOpen} />
        </DraftsContext>
      ) : (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">Loading...</span>
          {singles.map((field) => (
            <Skeleton key={field} className="h-14 w-full" />
          ))}
        </div>
      )}
      <UnsavedWords drafts={drafts} />
    </section>
  );
}

const focusAtFirst = (section: HTMLElement | null) => section?.focus({ preventScroll: true });

type FieldsProps = {
  entries: readonly Entry[];
  corrections: ReturnType<typeof useCorrections>;
  isCvOpen: boolean;
};

function Fields({ entries, corrections, isCvOpen }: FieldsProps) {
  return (
    <>
      <div className="flex flex-col gap-3">
        {entries.filter(isSingle).map((entry) => (
          <SingleField key={entry.field} {...{ entry, corrections, isCvOpen }} />
        ))}
      </div>
      {lists.map((field) =>
        isChips(field) ? (
          <ChipList
            key={field}
            field={field}
            entries={entries.filter(isChip).filter((entry) => entry.field === field)}
            corrections={corrections}
          />
        ) : isDated(field) ? (
          <DatedList
            key={field}
            field={field}
            entries={entries.filter(isDatedEntry).filter((entry) => entry.field === field)}
            corrections={corrections}
          />
        ) : null,
      )}
    </>
  );
}

const isChips = (field: FieldKey): field is ChipField => fieldRow(field).control === "chips";
const isDated = (field: FieldKey): field is DatedField => fieldRow(field).control === "dated";
const isSingle = (entry: Entry): entry is EntryIn<SingleKey> => singles.includes(entry.field);
const isChip = (entry: Entry): entry is EntryIn<ChipField> => isChips(entry.field);
const isDatedEntry = (entry: Entry): entry is EntryIn<DatedField> => isDated(entry.field);
