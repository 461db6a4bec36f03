import type { ReceiptRow } from "./reviewed-part.ts";
import { stateNames } from "../requirements/state-mark.tsx";

/** The model's answers, if it answered differently when it was asked again. */
export function Unstable({ states }: { states: NonNullable<ReceiptRow["unstable"]> }) {
  const words = states.map((state) => (state === null ? "not verified" : stateNames[state]));
  const most = Math.max(...states.map((state) => states.filter((other) => other === state).length));
  const outcome = most * 2 > states.length ? "The majority counts." : "The rules' answer is used.";
  return (
    <p className="text-warning [overflow-wrap:anywhere]">
      Unstable: asked {states.length} times, answered {words.join(", ")}. {outcome}
    </p>
  );
}
