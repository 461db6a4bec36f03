import { hash, verify } from "@node-rs/argon2";

/**
 * argon2id (the library's default algorithm) with the first set of parameters in OWASP's Password
 * Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. Runs off the main thread.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Without a hash (an unknown account) it takes as long as with one and returns false. */
  matches(password: string, passwordHash: string | null): Promise<boolean>;
};

export function createPasswords(): Passwords {
  let decoy: Promise<string> | null = null;
  return {
    hash: (password) => hash(password, parameters),
    async matches(password, passwordHash) {
      decoy ??= hash("a password that nobody has", parameters);
      const isMatch = await verify(passwordHash ?? (await decoy), password);
      return passwordHash !== null && isMatch;
    },
  };
}
