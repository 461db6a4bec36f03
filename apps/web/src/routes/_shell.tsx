import { createFileRoute } from "@tanstack/react-router";
import { requireUser } from "../lib/session/session.ts";
import { Shell } from "./-workspace/shell.tsx";

/** Pages that have the workspace's sidebar and no ranking. */
export const Route = createFileRoute("/_shell")({
  beforeLoad: requireUser,
  component: Shell,
});
