import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect } from "vitest";

/**
 * A real mail server on loopback, for the tests of a file. Its address is in the settings before a
 * product that is started with them afterwards reads them.
 */
export function startMailServer(settings: Record<string, string> = {}) {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let raw = "";
      stream.on("data", (chunk: Buffer) => (raw += chunk.toString()));
      stream.on("end", () => {
        received.push(raw);
        done();
      });
    },
  });
  const withMail = { ...settings };
  beforeAll(async () => {
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    // A server that listens on a port has an address of this kind.
    const { port } = smtp.server.address() as AddressInfo;
    withMail.SMTP_URL = `smtp://127.0.0.1:${port}`;
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

  /** Path and query of the newest link to this page that was mailed to the address. */
  async function mailedLink(address: string, page: string): Promise<string> {
    const find = () => {
      const mail = received.findLast((raw) => raw.includes(`To: ${address}`) && raw.includes(page));
      // Quoted-printable breaks long lines and writes "=" as "=3D".
      const text = mail?.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=") ?? "";
      return new RegExp(`${page}\\?token=[\\w-]+`, "u").exec(text)?.[0] ?? null;
    };
    await expect.poll(find).not.toBeNull();
    return find() ?? "";
  }

  return { settings: withMail, received, mailedLink };
}
