import type { ExcerptParts } from "./use-excerpts.ts";

/** A line of the CV with what was searched for marked in it. */
export function Excerpt({ parts }: { parts: ExcerptParts }) {
  return (
    <span
      className="block truncate text-13 text-ink-2"
      title={parts.map(({ text }) => text).join("")}
    >
      {startNearHit(parts).map(({ text, isHit }, index) =>
        isHit ? (
          // Parts of one text never change places.
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

/** The line is short: what stands before the first hit is cut, so that the hit is in sight. */
function startNearHit(parts: ExcerptParts): ExcerptParts {
  const [first, ...rest] = parts;
  if (!first || first.isHit || first.text.length <= lettersBefore) return parts;
  return [{ text: `…${first.text.slice(-lettersBefore).trimStart()}`, isHit: false }, ...rest];
}
