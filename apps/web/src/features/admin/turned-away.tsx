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
  /** Whether a user was signed in when the page was opened. */
  wasUser: boolean;
};

/**
 * Redirects visitors and users without admin rights to the login. If the session has expired, it
 * shows a message unless one was already shown.
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
