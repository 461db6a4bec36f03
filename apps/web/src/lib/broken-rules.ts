/** Keeps the fields of which a rule is broken; order is that of the fields on the screen. */
export function brokenRules<Name extends string>(
  rules: readonly (readonly [name: Name, isBroken: boolean, message: string])[],
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {};
  for (const [name, isBroken, message] of rules) {
    if (isBroken) errors[name] ??= message;
  }
  return errors;
}
