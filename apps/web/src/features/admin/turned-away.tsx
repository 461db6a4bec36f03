import { useEffect } from "react";
import { goToLoginSoon } from "../../lib/session/login-page.ts";
import { hasSessionEnded, noteSessionEnd } from "../../lib/session-end.ts";

const noAdmin = {
  title: "Access Required",
  description: "Admin access required. Redirecting to login...",
};

const ended = { title: "Session Expired", description: "Please log in again to continue." };

type Props = {
  isVisitor: boolean;
  /** They were signed in when the page was opened. */
  wasUser: boolean;
};

/**
 * What somebody sees who is no admin while the page sends them away: a visitor, or a signed-in user
 * who never was one or is one no more. Whose session ended has been told so, or is told here.
 */
export function TurnedAway({ isVisitor, wasUser }: Props) {
  useEffect(() => {
    const { pathname, search } = window.location;
    const next = pathname + search;
    if (!isVisitor || !wasUser) return goToLoginSoon(noAdmin, next);
    const isTold = hasSessionEnded();
    noteSessionEnd();
    return goToLoginSoon(isTold ? null : ended, next);
  }, [isVisitor, wasUser]);
  return null;
}
