import { CircleAlert } from "lucide-react";

export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} role="alert" className="mt-1.5 flex items-start gap-1.5 text-13 text-danger">
      <CircleAlert size={16} strokeWidth={1.6} className="mt-px shrink-0" aria-hidden />
      {children}
    </p>
  );
}
