/** As a list has equals, which share a rank: by name, those without one last. */
export function compareNames(a: string | null, b: string | null): number {
  const [one, other] = [a?.toLowerCase() ?? "\uffff", b?.toLowerCase() ?? "\uffff"];
  return one === other ? 0 : one < other ? -1 : 1;
}
