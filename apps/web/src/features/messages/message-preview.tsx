import type { Preview } from "./use-recipients.ts";

/** A message as the candidate will read it. */
export function MessagePreview({ message }: { message: Preview }) {
  const { recipient, name, subject, text } = message;
  return (
    <section
      aria-label={`Message to ${name}`}
      className="min-w-0 rounded-panel border border-line bg-surface"
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 border-b border-line px-4 py-3 text-13">
        <dt className="text-ink-3">To</dt>
        <dd className="[overflow-wrap:anywhere]">{recipient ?? "–"}</dd>
        <dt className="text-ink-3">Subject</dt>
        <dd className="font-medium [overflow-wrap:anywhere]">{subject}</dd>
      </dl>
      <p className="px-4 py-3 leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line">
        {text}
      </p>
    </section>
  );
}
