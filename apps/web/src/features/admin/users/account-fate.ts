import type { AdminUser } from "@resume-picker/domain/admin/statistics";

/** The admin's choice for the jobs and candidates of an account that is deleted. */
export type Fate = {
  what: "transfer" | "delete" | null;
  to: AdminUser | null;
  /** The typed username, which confirms that the data is deleted. */
  typed: string;
};

export const noFate: Fate = { what: null, to: null, typed: "" };

export type FateProblem = { field: keyof Fate; message: string };

type Read =
  | { choice: { jobs: "delete" } | { jobs: "transfer"; to: string }; problem: null }
  | { choice: null; problem: FateProblem };

/** Returns the choice to send, or the first problem. */
export function readFate({ what, to, typed }: Fate, username: string): Read {
  const missing = (field: keyof Fate, message: string): Read => ({
    choice: null,
    problem: { field, message },
  });
  if (what === null) return missing("what", "Choose what should happen to them");
  if (what === "transfer")
    return to
      ? { choice: { jobs: "transfer", to: to.id }, problem: null }
      : missing("to", "Choose who should get them");
  return typed.trim() === username
    ? { choice: { jobs: "delete" }, problem: null }
    : missing("typed", `Type ${username} exactly as shown`);
}
