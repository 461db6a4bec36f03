/** Compares by name for listing candidates of equal rank; those without a name are last. */
export function compareNames(a: string | null, b: string | null): number {
  const [one, other] = [a?.toLowerCase() ?? "\uffff", b?.toLowerCase() ?? "\uffff"];
  return one === other ? 0 : one < other ? -1 : 1;
}
