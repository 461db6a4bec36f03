import { maxCandidatesOfLink } from "@resume-picker/domain/review-links/link-rules";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import type { ApiOutput } from "../../lib/api.ts";
import { formatDay } from "../../lib/dates/format-date.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { NameList } from "../../ui/dialogs/name-list.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { LinkForm } from "./link-form.tsx";
import type { LinkValues } from "./link-form.tsx";
import { LinkList } from "./link-list.tsx";

type Props = {
  jobId: number;
  people: readonly { id: number; name: string }[];
  onClose: () => void;
};

/** Creates review links, and lists and revokes the existing ones. */
export function ShareLinkDialog({ jobId, people, onClose }: Props) {
  const cache = api.useUtils();
  const create = api.reviewLinks.create.useMutation();
  const [made, setMade] = useState<ApiOutput["reviewLinks"]["create"] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = people.slice(0, maxCandidatesOfLink);
  const save = async ({ label, days, passphrase }: LinkValues) => {
    try {
      const candidateIds = chosen.map(({ id }) => id);
      setMade(await create.mutateAsync({ id: jobId, candidateIds, label, days, passphrase }));
      setProblem(null);
      await cache.reviewLinks.list.invalidate({ id: jobId });
    } catch (error) {
      setProblem(errorMessage(error, "The link could not be created. Please try again."));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg-page"
      title="Share for review"
      description="Anyone with the link sees these candidates and can decide without an account."
    >
      {made ? (
        <Made link={made} />
      ) : (
        <>
          <NameList label="Candidates on the link" people={chosen} />
          {people.length > chosen.length && (
            <p className="text-13 text-ink-3">
              A link shows up to {maxCandidatesOfLink} candidates. The others are left out.
            </p>
          )}
          <LinkForm isBusy={create.isPending} problem={problem} onCreate={(it) => void save(it)} />
        </>
      )}
      <LinkList jobId={jobId} />
    </Dialog>
  );
}

/** Shows a new link's address, which is shown only once. */
function Made({ link: { url, expiresAt } }: { link: ApiOutput["reviewLinks"]["create"] }) {
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label="Review link"
        readOnly
        value={url}
        hint={`Expires ${formatDay(expiresAt)}. Copy it now: it is not shown again.`}
        onFocus={({ target }) => target.select()}
      />
      <span>
        <CopyButton text={url} />
      </span>
    </div>
  );
}
