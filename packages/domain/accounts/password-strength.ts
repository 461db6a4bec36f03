/**
 * The passwords that top the lists of leaked passwords every year, folded to lower case. All have
 * at least six characters, since shorter ones are rejected anyway.
 */
const commonPasswords = new Set(
  (
    "123456 1234567 12345678 123456789 1234567890 000000 111111 112233 121212 123123 123321 131313 " +
    "654321 666666 696969 777777 888888 987654321 1q2w3e4r 1qaz2wsx 1q2w3e4r5t qwerty qwerty1 " +
    "qwerty123 qwertyuiop qwertz qwertz123 azerty asdfgh asdfghjkl zxcvbn zxcvbnm abc123 abcd1234 " +
    "a123456 aa123456 password password1 password12 password123 passw0rd p@ssw0rd p@ssword passwort " +
    "passwort1 passwort123 motdepasse contraseña hallo123 iloveyou welcome welcome1 letmein admin123 " +
    "administrator changeme default secret sunshine princess football baseball basketball superman " +
    "batman pokemon dragon monkey master shadow michael jordan23 starwars whatever trustno1 freedom " +
    "computer internet samsung google linkedin flower ginger cookie chocolate summer winter " +
    "summer2024 summer2025 summer2026 winter2024 winter2025 winter2026"
  ).split(" "),
);

/** 0 weak, 1 fair, 2 strong. Depends on the length first, then on the kinds of characters. */
export type PasswordStrength = 0 | 1 | 2;
const strengthNames = ["weak", "fair", "strong"] as const;

export function passwordStrength(password: string): PasswordStrength {
  if (isCommonPassword(password) || new Set(password).size < 4) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  if (password.length >= 16 || (password.length >= 12 && kinds >= 2)) return 2;
  return password.length >= 12 || (password.length >= 8 && kinds >= 2) ? 1 : 0;
}

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}

/** The hint under a field for a new password: the rule, then the strength of the current input. */
export function newPasswordHint(password: string, minLength: number): string {
  const rule = `At least ${minLength} characters.`;
  if (password.length < minLength) return rule;
  if (isCommonPassword(password))
    return "This password is very common and easy to guess. Choose another.";
  return `${rule} Strength: ${strengthNames[passwordStrength(password)]}.`;
}
