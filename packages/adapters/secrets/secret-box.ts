import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { hasCode, writeFileAtomically } from "../file-store/atomic-file.ts";

const algorithm = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts values that must not be in the database in plain text, with a key stored beside it. */
export type SecretBox = {
  /** `purpose` is bound to the ciphertext, which can be opened only for the same purpose. */
  seal(text: string, purpose: string): Promise<string>;
  /** Null if the key file is missing or different, or the sealed text was modified. */
  open(sealed: string, purpose: string): Promise<string | null>;
};

/** The key file is created with the first secret and is readable only by the server's user. */
export function createSecretBox(keyFile: string): SecretBox {
  const readKey = async (): Promise<Buffer | null> => {
    try {
      const key = await readFile(keyFile);
      return key.byteLength === keyBytes ? key : null;
    } catch (error) {
      if (hasCode(error, "ENOENT")) return null;
      throw error;
    }
  };
  const makeKey = async (): Promise<Buffer> => {
    const key = randomBytes(keyBytes);
    await writeFileAtomically(keyFile, key);
    return key;
  };
  return {
    async seal(text, purpose) {
      const key = (await readKey()) ?? (await makeKey());
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(purpose));
      const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString("base64url");
    },
    async open(sealed, purpose) {
      const key = await readKey();
      const bytes = Buffer.from(sealed, "base64url");
      if (key === null || bytes.byteLength < nonceBytes + tagBytes) return null;
      const nonce = bytes.subarray(0, nonceBytes);
      const cipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(purpose));
      cipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const text = cipher.update(bytes.subarray(nonceBytes + tagBytes));
        return Buffer.concat([text, cipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
