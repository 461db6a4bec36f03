import type { KnownCorrection } from "@resume-picker/domain/candidates/candidate";
import { candidateFields } from "@resume-picker/domain/candidate-fields";
import { Pencil } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useMay } from "../../../lib/job-role.ts";

type Props = {
  corrections: readonly KnownCorrection[];
  isCorrecting: boolean;
  onCorrect: () => void;
};

/** Lists the corrected fields, with a button to edit them, which floats to the right. */
export function CorrectionsNote({ corrections, isCorrecting, onCorrect }: Props) {
  const mayEdit = useMay("edit");
  return (
    <>
      {!isCorrecting && mayEdit && (
        <Button
          size="sm"
          variant="quiet"
          className="float-right -mr-2 ml-2"
          icon={<Pencil size={14} strokeWidth={1.6} aria-hidden />}
          data-correct
          onClick={onCorrect}
        >
          Edit details
        </Button>
      )}
      <p className={corrections.length === 0 ? "sr-only" : "py-1 text-13 text-ink-3"}>
        {corrections.length === 0 ? "As read from the CV." : describe(corrections)}
      </p>
    </>
  );
}

/** Describes people's corrections first, then those of each model. */
function describe(corrections: readonly KnownCorrection[]): string {
  const readers = [...new Set(corrections.map(({ readBy }) => readBy))];
  const byHand = readers.filter((readBy) => readBy === null);
  return [...byHand, ...readers.filter((readBy) => readBy !== null)]
    .map((reader) => {
      const own = corrections.filter(({ readBy }) => readBy === reader);
      return reader === null
        ? `Corrected by hand: ${listText(own)}.`
        : `Read by ${reader}: ${own.length === 1 ? "1 role" : `${own.length} roles`}.`;
    })
    .join(" ");
}

/** Formats as "name (read as “Curriculum Vitae”), 2 skills". */
function listText(corrections: readonly KnownCorrection[]): string {
  const fields = [...new Set(corrections.map(({ field }) => field))];
  return fields
    .map((field) => {
      const own = corrections.filter((each) => each.field === field);
      const [one, many] = candidateFields[field].nouns;
      const asRead = own[0]?.asRead;
      const isShort = typeof asRead === "string" || typeof asRead === "number";
      if (own.length > 1) return `${own.length} ${many}`;
      return isShort ? `${one} (read as “${asRead}”)` : one;
    })
    .join(", ");
}
