import { LoaderCircle } from "lucide-react";

/** Decorative. The text next to it should say what is loading. */
export function Spinner() {
  return <LoaderCircle size={16} strokeWidth={1.6} className="animate-spin" aria-hidden />;
}
