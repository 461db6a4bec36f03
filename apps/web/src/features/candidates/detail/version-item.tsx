import type { CandidateVersion } from "@resume-picker/domain/candidates/versions/candidate-version";
import type { VersionChange } from "@resume-picker/domain/candidates/versions/describe-changes";
import { formatDay } from "../../../lib/dates/format-date.ts";
import { Badge } from "../../../ui/badges/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { dateWords } from "@resume-picker/domain/resume/dates/date-words";
import { useMay } from "../../../lib/job-role.ts";

type Props = {
  candidateId: number;
  version: CandidateVersion;
  isBusy: boolean;
  onMakeCurrent: () => void;
};

export function VersionItem({ candidateId, version, isBusy, onMakeCurrent }: Props) {
  const { id, fileName, statedOn, receivedAt, kind, isCurrent, changes } = version;
  const mayEdit = useMay("edit");
  const written = statedOn === null ? "names no date" : `as of ${dateWords(statedOn)}`;
  return (
    <li className="flex flex-col gap-1.5 p-3 text-13">
      <div className="flex items-start gap-2">
        <a
          href={`/api/candidates/${candidateId}/versions/${id}/download`}
          className="min-w-0 flex-1 font-medium wrap-anywhere hover:underline"
        >
          {fileName}
        </a>
        {isCurrent ? (
          <Badge tone="brand">Current</Badge>
        ) : (
          <>
            <Badge tone="neutral">{kind === "cv" ? "Older version" : "Attachment"}</Badge>
            {mayEdit && (
              <Button
                size="sm"
                disabled={isBusy}
                aria-label={`Make current: ${fileName}`}
                onClick={onMakeCurrent}
              >
                Make current
              </Button>
            )}
          </>
        )}
      </div>
      <p className="text-ink-3">
        {written} · received {formatDay(receivedAt)}
      </p>
      {changes.length > 0 && (
        <ul aria-label={`What changed in ${fileName}`} className="flex flex-col gap-0.5">
          {changes.map((change) => (
            <li key={`${change.field} ${change.before} ${change.after}`} className="wrap-anywhere">
              <span className="text-ink-3">{fieldNames[change.field]}: </span>
              {changeText(change)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const fieldNames: Record<VersionChange["field"], string> = {
  name: "Name",
  email: "E-mail",
  phone: "Phone",
  location: "Location",
  headline: "Headline",
  years: "Years of experience",
  role: "Role",
  education: "Education",
  certification: "Certification",
  language: "Language",
  skill: "Skill",
};

/** Formats a change as "new: Rust", "gone: Go" or "Leeds → York". */
function changeText({ before, after }: VersionChange): string {
  if (before === null) return `new: ${after ?? ""}`;
  return after === null ? `gone: ${before}` : `${before} → ${after}`;
}
