import { useState } from "react";
import { api } from "../../lib/api.ts";
import { reasonFor } from "../../lib/error-message.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";

/** The privacy notice for applicants, as Markdown to copy or download. */
export function NoticeDialog({ onClose }: { onClose: () => void }) {
  const [jobId, setJobId] = useState<number | undefined>();
  const jobs = (api.jobs.list.useQuery().data ?? []).filter(({ role }) => role === "owner");
  const { data, error } = api.talentPool.applicantNotice.useQuery({ jobId });
  const text = data?.markdown ?? "";
  const download = () => {
    const blob = new Blob([text], { type: "text/markdown" });
    saveFile({ blob, fileName: "information-for-applicants.md" });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg-page"
      title="Applicant notice"
      description="A draft filled from your settings. Complete what is in square brackets."
      footer={
        <>
          <Button disabled={text === ""} onClick={download}>
            Download
          </Button>
          <CopyButton text={text} />
        </>
      }
    >
      <SelectField
        label="For"
        value={jobId === undefined ? "" : String(jobId)}
        options={[
          { value: "", label: "All jobs" },
          ...jobs.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        onChange={({ target }) => setJobId(target.value === "" ? undefined : Number(target.value))}
      />
      {error && (
        <p role="alert" className="mt-3 text-danger">
          The text could not be loaded. {reasonFor(error)}
        </p>
      )}
      <TextArea className="mt-3" label="Text (Markdown)" readOnly rows={20} value={text} />
    </Dialog>
  );
}
