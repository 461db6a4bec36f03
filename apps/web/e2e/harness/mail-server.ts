import { makeMailServer } from "@resume-picker/api/testing/mail-server";
import { afterAll, beforeAll, expect } from "vitest";

/**
 * Starts a mail server on loopback for the tests of one file. Its address is added to the settings
 * before a product that is started after it reads them.
 */
export function startMailServer(settings: Record<string, string> = {}) {
  const { received, listen, close } = makeMailServer();
  const withMail = { ...settings };
  beforeAll(async () => {
    withMail.SMTP_URL = await listen();
  });
  afterAll(close);

  /** Returns the path and query of the newest link to this page that was mailed to the address. */
  async function mailedLink(address: string, page: string): Promise<string> {
    const find = () => {
      const mail = received.findLast((raw) => raw.includes(`To: ${address}`) && raw.includes(page));
      // Quoted-printable encoding breaks long lines and writes "=" as "=3D".
      const text = mail?.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=") ?? "";
      return new RegExp(`${page}\\?token=[\\w-]+`, "u").exec(text)?.[0] ?? null;
    };
    await expect.poll(find).not.toBeNull();
    return find() ?? "";
  }

  return { settings: withMail, received, mailedLink };
}
