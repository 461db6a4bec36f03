import type { ExcerptParts } from "./use-excerpts.ts";

/** A line of the CV with the search hits highlighted. */
export function Excerpt({ parts }: { parts: ExcerptParts }) {
  return (
    <span
      className="block truncate text-13 text-ink-2"
      title={parts.map(({ text }) => text).join("")}
    >
      {startNearHit(parts).map(({ text, isHit }, index) =>
        isHit ? (
          // The parts of one text never change their order.
          <mark key={index} className="rounded-[2px] bg-highlighter text-ink">
            {text}
          </mark>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </span>
  );
}

const lettersBefore = 14;

/** Truncates the text before the first hit, which keeps it visible in a short line. */
function startNearHit(parts: ExcerptParts): ExcerptParts {
  const [first, ...rest] = parts;
  if (!first || first.isHit || first.text.length <= lettersBefore) return parts;
  return [{ text: `…${first.text.slice(-lettersBefore).trimStart()}`, isHit: false }, ...rest];
}
