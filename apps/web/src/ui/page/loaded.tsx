import type { ReactNode } from "react";
import { reasonFor } from "../../lib/error-message.ts";
import { Button } from "../button.tsx";
import { Skeleton } from "../skeleton.tsx";

type Props<Data> = {
  query: { data: Data | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  /** The name of the data as the subject of a sentence: "The users". */
  what: string;
  children: (data: Data) => ReactNode;
};

/** Renders the data of a query once it is loaded, or its error. */
export function Loaded<Data>({ query, what, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 py-6">
        <p className="text-ink-2">
          {what} could not be loaded. {reasonFor(query.error)}
        </p>
        <Button size="sm" onClick={() => void query.refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3 py-4" role="status" aria-label="Loading">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  );
}
