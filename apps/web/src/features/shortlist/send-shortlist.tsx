import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import { whyNotScored } from "@resume-picker/domain/resume/trust/is-scored";
import { FolderDown, Mail } from "lucide-react";
import { fetchFile, saveFile } from "../../lib/save-file.ts";
import { toast } from "../../lib/toast.tsx";
import { Button } from "../../ui/button.tsx";

type Props = { jobId: number; jobTitle: string; candidates: readonly ListedCandidate[] };

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

/** Exports the shortlist: its CVs as a ZIP, and its names as the text of an email. */
export function SendShortlist({ jobId, jobTitle, candidates }: Props) {
  return (
    <>
      <Button icon={<FolderDown {...icon} />} onClick={() => void downloadCvs(jobId, candidates)}>
        Download CVs
      </Button>
      {"clipboard" in navigator && (
        <Button
          icon={<Mail {...icon} />}
          onClick={() => void copyAsEmail(mailText(jobTitle, candidates))}
        >
          Copy as Email
        </Button>
      )}
    </>
  );
}

async function downloadCvs(jobId: number, candidates: readonly ListedCandidate[]): Promise<void> {
  const fileName = "cvs.zip";
  try {
    const body = { jobId, candidateIds: candidates.map(({ id }) => id) };
    const { blob } = await fetchFile("/api/export/cvs", { defaultName: fileName, body });
    saveFile({ blob, fileName });
  } catch (error) {
    const description = "The CVs could not be downloaded. Please try again.";
    toast({ error, title: "Download failed", description, tone: "destructive" });
  }
}

async function copyAsEmail(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: "Copied", description: "Paste the text into your email." });
  } catch (error) {
    const description = "The text could not be copied.";
    toast({ error, title: "Error", description, tone: "destructive" });
  }
}

function mailText(jobTitle: string, candidates: readonly ListedCandidate[]): string {
  const lines = candidates.map((candidate, at) => {
    const { lastRoleTitle, yearsExperience, score, warnings } = candidate;
    const years = yearsExperience === null ? null : `${yearsExperience} years of experience`;
    const total = whyNotScored(warnings) ?? `score ${score.totalScore.toFixed(1)} of 100`;
    const facts = [lastRoleTitle, years, total];
    return `${at + 1}. ${displayName(candidate)}: ${facts.filter((fact) => fact !== null).join(", ")}`;
  });
  return `Shortlist for ${jobTitle}\n\n${lines.join("\n")}\n`;
}
