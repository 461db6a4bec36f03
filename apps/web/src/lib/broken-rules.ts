/**
 * Returns the first message of each field whose rule is broken, in the order of the rules, which is
 * that of the screen.
 */
export function brokenRules<Name extends string>(
  rules: readonly (readonly [name: Name, isBroken: boolean, message: string])[],
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {};
  for (const [name, isBroken, message] of rules) {
    if (isBroken) errors[name] ??= message;
  }
  return errors;
}
