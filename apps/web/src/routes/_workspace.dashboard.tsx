import { createFileRoute } from "@tanstack/react-router";

/** The layout is the screen; without an id in the address it shows the first job. */
export const Route = createFileRoute("/_workspace/dashboard")({
  head: () => ({ meta: [{ title: "Dashboard · Resume Picker" }] }),
});
