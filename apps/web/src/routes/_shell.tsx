import { createFileRoute } from "@tanstack/react-router";
import { requireUser } from "../lib/session/session.ts";
import { Shell } from "./-workspace/shell.tsx";

/** Pages with the workspace's sidebar but without a ranking. */
export const Route = createFileRoute("/_shell")({
  beforeLoad: requireUser,
  component: Shell,
});
