import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

/** Milliseconds in which the message can be read. */
const delay = 3000;

/** Goes to /auth a moment after something has succeeded. */
export function useGoToLoginSoon(hasSucceeded: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!hasSucceeded) return;
    const timer = window.setTimeout(() => void navigate({ to: "/auth" }), delay);
    return () => window.clearTimeout(timer);
  }, [hasSucceeded, navigate]);
}
