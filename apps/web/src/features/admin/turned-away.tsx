import { useEffect } from "react";
import { goToLoginSoon } from "../../lib/session/login-page.ts";
import { hasSessionEnded } from "../../lib/session-end.ts";

const noAdmin = {
  title: "Access Required",
  description: "Admin access required. Redirecting to login...",
};

/**
 * What somebody sees who is no admin, for as long as they are here: a visitor, or a signed-in user
 * who never was one or is one no more. Whose session ended has been told so.
 */
export function TurnedAway({ isVisitor }: { isVisitor: boolean }) {
  useEffect(() => {
    const { pathname, search } = window.location;
    return goToLoginSoon(
      isVisitor && hasSessionEnded() ? null : noAdmin,
      isVisitor ? pathname + search : undefined,
    );
  }, [isVisitor]);
  return null;
}
