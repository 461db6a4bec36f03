/** Shows why a whole form was rejected. */
export function FormAlert({ children }: { children: string }) {
  return (
    <p role="alert" className="rounded-control bg-danger-soft px-3.5 py-2.5 text-danger">
      {children}
    </p>
  );
}
