import { keptMonths } from "@resume-picker/domain/talent-pool/pool-rules";
import type { KeepMonths } from "@resume-picker/domain/talent-pool/retention";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";

type Props = {
  keepMonths: KeepMonths;
  isBusy: boolean;
  onSave: (keepMonths: KeepMonths) => void;
  onClose: () => void;
};

/** The rule for all of one's candidates. It deletes nobody, and says so. */
export function RetentionDialog({ keepMonths, isBusy, onSave, onClose }: Props) {
  const [chosen, setChosen] = useState(keepMonths);
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Retention"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isBusy} onClick={() => onSave(chosen)}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <SelectField
          label="Keep candidates for"
          value={chosen === null ? "" : String(chosen)}
          options={[
            ...keptMonths.map((months) => ({ value: String(months), label: `${months} months` })),
            { value: "", label: "Indefinitely" },
          ]}
          onChange={({ target }) =>
            setChosen(keptMonths.find((months) => String(months) === target.value) ?? null)
          }
        />
        <p className="text-13 text-ink-2">
          Counted from the day a person&rsquo;s newest CV was received. Candidates past retention
          are marked in this list and not suggested for other jobs. Nobody is deleted automatically:
          this page reminds you.
        </p>
      </div>
    </Dialog>
  );
}
