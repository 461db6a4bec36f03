import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../lib/session/site.ts";

/** The layout is the screen; the id says which job it shows. */
export const Route = createFileRoute("/_workspace/jobs/$id/")({
  head: () => ({ meta: [{ title: pageTitle("Candidates") }] }),
});
