import type { AsOf } from "@resume-picker/domain/candidates/as-of";
import type { ExperienceGap, TimelineEntry } from "@resume-picker/domain/candidates/candidate";
import { dateWords } from "@resume-picker/domain/resume/dates/date-words";
import { gapWarningMonths } from "@resume-picker/domain/scoring/score/grade";
import { Badge } from "../../../ui/badges/badge.tsx";
import { buildTimeline } from "../build-timeline.ts";
import { monthsText, spanText, yearsText } from "../candidate-text.ts";
import { oldSentence } from "./as-of-text.ts";
import { InCvButton } from "../document/in-cv-button.tsx";
import { Section } from "./section.tsx";

type Props = {
  entries: readonly TimelineEntry[];
  gaps: readonly ExperienceGap[];
  asOf: AsOf | null;
  /** Whether gaps reduce this candidate's score. They are coloured only then. */
  gapsCost: boolean;
};

export function ExperienceTimeline({ entries, gaps, asOf, gapsCost }: Props) {
  const old = asOf && oldSentence(asOf);
  return (
    <Section title="Experience Timeline">
      {old && <p className="text-ink-2">{old}</p>}
      {entries.length === 0 ? (
        <p className="text-ink-3">No detailed timeline available</p>
      ) : (
        <ol className="flex flex-col border-l border-line-strong">
          {buildTimeline(entries, gaps).map((item, index) =>
            item.kind === "role" ? (
              <Role key={index} entry={item.entry} role={entries.indexOf(item.entry)} />
            ) : (
              <Gap key={index} gap={item.gap} isCostly={gapsCost} />
            ),
          )}
        </ol>
      )}
    </Section>
  );
}

function Role({ entry, role }: { entry: TimelineEntry; role: number }) {
  const where = [entry.company, entry.location].filter(Boolean).join(", ");
  return (
    <li className="relative pb-3 pl-4 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-1.5 -left-[5px] size-[9px] rounded-full border-2 border-paper bg-brand"
      />
      <p className="font-medium">
        <InCvButton target={{ kind: "role", role }}>
          {entry.role ?? "Role not specified"}
        </InCvButton>
      </p>
      {where !== "" && <p className="text-ink-2">{where}</p>}
      <p className="text-13 text-ink-3 figures">
        {spanText(entry)}
        {entry.yearsInRole !== null && ` · ${yearsText(entry.yearsInRole)}`}
        {entry.isUnsure && <span className="text-warning"> · low confidence</span>}
      </p>
    </li>
  );
}

function Gap({ gap, isCostly }: { gap: ExperienceGap; isCostly: boolean }) {
  return (
    <li className="relative pb-3 pl-4 text-13 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-1.5 -left-[5px] size-[9px] rounded-full border border-line-strong bg-paper"
      />
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={isCostly && gap.months > gapWarningMonths ? "warning" : "neutral"}>
          Gap of {monthsText(gap.months)}
        </Badge>
        <span className="text-ink-3 figures">
          {dateWords(gap.start)} – {dateWords(gap.end)}
        </span>
      </span>
    </li>
  );
}
