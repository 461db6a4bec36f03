import { createFileRoute } from "@tanstack/react-router";

/** The layout route renders the screen. The id selects the job. */
export const Route = createFileRoute("/_workspace/jobs/$id/")({});
