import { useState } from "react";
import { api } from "../../../../lib/api.ts";
import { FoldMark } from "../../../../ui/fold-mark.tsx";
import { Loaded } from "../../../../ui/page/loaded.tsx";

/** Shows exactly what is sent to an AI service for a sample CV. */
export function SentSample() {
  const [isOpen, setOpen] = useState(false);
  const sample = api.settings.sentSample.useQuery(undefined, {
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex w-fit items-center gap-1 rounded-tick font-medium thumb:min-h-11">
        Show what is sent
        <FoldMark />
      </summary>
      <p className="mt-2 text-13 text-ink-2">
        The test’s request about an invented CV. Lines with names, contacts and links are removed
        before anything is sent.
      </p>
      {isOpen && (
        <Loaded query={sample} what="The sample">
          {({ instructions, text }) => (
            <>
              <Sent title="Requirements and CV" text={text} />
              <Sent title="Instructions" text={instructions} />
            </>
          )}
        </Loaded>
      )}
    </details>
  );
}

function Sent({ title, text }: { title: string; text: string }) {
  return (
    <section className="mt-4">
      <h3 className="text-13 font-medium">{title}</h3>
      <pre
        tabIndex={0}
        aria-label={title}
        role="region"
        className="mt-1 max-h-96 overflow-auto rounded-panel border border-line bg-sunken p-4 font-mono text-12 [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        {text}
      </pre>
    </section>
  );
}
