import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

/** Milliseconds to read the message. */
const delay = 3000;

/** Redirects to /auth shortly after an action has succeeded. */
export function useGoToLoginSoon(hasSucceeded: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!hasSucceeded) return;
    const timer = window.setTimeout(() => void navigate({ to: "/auth" }), delay);
    return () => window.clearTimeout(timer);
  }, [hasSucceeded, navigate]);
}
