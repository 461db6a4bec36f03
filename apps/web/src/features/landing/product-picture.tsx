import { aiRankBand, manualRankBand, scoreBand } from "@resume-picker/domain/scoring/grade";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { pictured } from "./content.ts";

/** The ranked table as it looks in the workspace, drawn with the workspace's own parts. */
export function ProductPicture() {
  const { job, summary, candidates, evidence } = pictured;
  return (
    <figure
      role="img"
      aria-label={`The product: ${candidates.length} candidates for ${job} in a ranked table, and the line of a CV that a score rests on.`}
      className="overflow-hidden rounded-panel border border-line bg-surface shadow-float"
    >
      <div aria-hidden>
        <div className="flex items-center justify-between gap-4 border-b border-line bg-paper px-5 py-3.5">
          <div>
            <p className="font-semibold">{job}</p>
            <p className="text-12 text-ink-3">{summary}</p>
          </div>
          <span className="rounded-control bg-brand px-3 py-1.5 text-13 font-medium text-on-brand">
            AI Rank
          </span>
        </div>
        {candidates.map((candidate) => (
          <PicturedRow key={candidate.name} {...candidate} />
        ))}
        <div className="bg-paper px-5 py-4">
          <p className="text-12 font-semibold text-ink-2">Evidence for Skills Match</p>
          <blockquote className="mt-2 border-l-2 border-line-strong pl-3">
            <p className="font-quote text-16">
              {evidence.before}
              <span className="bg-highlighter px-0.5">{evidence.highlight}</span>
              {evidence.after}
            </p>
            <p className="mt-0.5 text-12 text-ink-3">{evidence.source}</p>
          </blockquote>
        </div>
      </div>
    </figure>
  );
}

function PicturedRow(row: (typeof pictured.candidates)[number]) {
  const matchBand = scoreBand(row.match);
  return (
    <div className="flex h-13 items-center gap-3 border-b border-line px-5">
      <Avatar name={row.name} />
      <p className="min-w-0 flex-1 truncate font-medium">{row.name}</p>
      <span className="w-7 max-sm:hidden">
        <Badge tone={manualRankBand(row.manual)}>{row.manual}</Badge>
      </span>
      <span className="w-7">
        <Badge tone={aiRankBand(row.ai)}>{row.ai}</Badge>
      </span>
      <span className="flex w-28 items-center gap-2 max-sm:hidden">
        <ProgressBar value={row.match} tone={matchBand} className="w-14" />
        <span className="figures text-13">{row.match}%</span>
      </span>
      <span className="w-20 truncate text-13 text-danger max-lg:hidden xl:w-22">
        {row.missing ?? <span className="text-ink-3">–</span>}
      </span>
      <span className="figures w-10 text-right font-semibold">{row.total}</span>
    </div>
  );
}
