import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../lib/session/site.ts";

/** The layout route renders the screen. The id selects the job. */
export const Route = createFileRoute("/_workspace/jobs/$id/")({
  head: () => ({ meta: [{ title: pageTitle("Candidates") }] }),
});
