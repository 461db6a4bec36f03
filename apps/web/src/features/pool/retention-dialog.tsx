import { keptMonths } from "@resume-picker/domain/pool/pool-rules";
import type { KeepMonths } from "@resume-picker/domain/pool/retention";
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
      title="How long candidates are kept"
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
            { value: "", label: "No limit" },
          ]}
          onChange={({ target }) =>
            setChosen(keptMonths.find((months) => String(months) === target.value) ?? null)
          }
        />
        <p className="text-13 text-ink-2">
          Counted from the day on which the newest CV of a person came in. Anyone past that time is
          marked in this list and not proposed for other jobs. Nobody is deleted automatically: that
          is left to you, and this page reminds you.
        </p>
      </div>
    </Dialog>
  );
}
