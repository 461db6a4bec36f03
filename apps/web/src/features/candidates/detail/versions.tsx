import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage, reasonFor } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Section } from "./section.tsx";
import { VersionItem } from "./version-item.tsx";

type Props = { candidate: Pick<Candidate, "id" | "versionCount" | "fileName"> };

/** All files of the candidate: the current CV, what each CV changed, and attachments. */
export function Versions({ candidate: { id, versionCount, fileName } }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (versionCount < 2) return null;
  return (
    <Section title="Files">
      <Button
        size="sm"
        variant="quiet"
        className="self-start"
        aria-expanded={isOpen}
        icon={
          <ChevronDown
            size={14}
            strokeWidth={1.6}
            aria-hidden
            className={isOpen ? "rotate-180" : ""}
          />
        }
        onClick={() => setIsOpen(!isOpen)}
      >
        {versionCount} files · current: {fileName}
      </Button>
      {isOpen && <VersionList id={id} count={versionCount} />}
    </Section>
  );
}

function VersionList({ id, count }: { id: number; count: number }) {
  const cache = api.useUtils();
  // The key includes the count, which reloads the list when a file is added.
  const { data, error } = api.candidates.versions.useQuery({ id, version: count });
  const makeCurrent = api.candidates.makeCurrent.useMutation({
    onSuccess: () =>
      // All data of the candidate now comes from another file.
      Promise.all([cache.candidates.invalidate(), cache.jobs.candidateCounts.invalidate()]),
  });
  if (error) {
    return (
      <p role="alert" className="text-danger">
        The versions could not be loaded. {reasonFor(error)}
      </p>
    );
  }
  if (!data) return <Skeleton className="h-14 w-full" />;
  return (
    <>
      <ul aria-label="Files" className="divide-y divide-line rounded-panel border border-line">
        {data.map((version) => (
          <VersionItem
            key={version.id}
            candidateId={id}
            version={version}
            isBusy={makeCurrent.isPending}
            onMakeCurrent={() => makeCurrent.mutate({ id, versionId: version.id })}
          />
        ))}
      </ul>
      {makeCurrent.error && (
        <p role="alert" className="text-13 text-danger">
          {errorMessage(makeCurrent.error, "The version could not be changed. Please try again.")}
        </p>
      )}
    </>
  );
}
