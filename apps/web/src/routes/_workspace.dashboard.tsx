import { createFileRoute } from "@tanstack/react-router";

/** The layout route renders the screen. Without an id in the address, it shows the first job. */
export const Route = createFileRoute("/_workspace/dashboard")({});
