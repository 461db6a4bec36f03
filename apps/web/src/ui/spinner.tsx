import { LoaderCircle } from "lucide-react";

/** Decorative: say beside it what is awaited. */
export function Spinner() {
  return <LoaderCircle size={16} strokeWidth={1.6} className="animate-spin" aria-hidden />;
}
