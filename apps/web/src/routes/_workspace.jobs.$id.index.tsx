import { createFileRoute } from "@tanstack/react-router";

/** The layout is the screen; the id says which job it shows. */
export const Route = createFileRoute("/_workspace/jobs/$id/")({
  head: () => ({ meta: [{ title: "Candidates · Resume Picker" }] }),
});
