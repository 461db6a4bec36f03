import { displayName } from "@resume-picker/domain/candidates/display-name";
import { keepPreviousData } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { api } from "../../../lib/api.ts";
import type { Command } from "./find-commands.ts";

/** Milliseconds without typing before the server is queried. */
const restMs = 200;
const shown = 6;

/**
 * Returns commands for candidates of all jobs whose data matches the typed text, except those the
 * page already lists.
 */
export function usePeople(typed: string, listed: ReadonlySet<string>): Command[] {
  const navigate = useNavigate();
  const q = useRested(typed.trim());
  const isAsked = q.length > 1;
  const { data } = api.talentPool.list.useQuery(
    { q, limit: shown, offset: 0 },
    { enabled: isAsked, placeholderData: keepPreviousData },
  );
  if (!isAsked || !data || data.instead) return [];
  return data.candidates
    .filter(({ id }) => !listed.has(`candidate ${id}`))
    .map((candidate) => ({
      id: `person ${candidate.id}`,
      group: "Other jobs",
      label: displayName(candidate),
      hint: candidate.lastRoleTitle ?? "",
      run: () =>
        void navigate({ to: "/candidates", search: { candidate: candidate.id } as object }),
    }));
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
