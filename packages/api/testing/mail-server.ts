import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

type Received = { raw: string; recipient: string };

/**
 * A local mail server. `answer` decides about each mail and leaves it pending by never resolving.
 */
export function makeMailServer(
  answer: (mail: Received) => Error | null | Promise<Error | null> = () => null,
) {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      let raw = "";
      stream.on("data", (chunk: Buffer) => (raw += chunk.toString()));
      stream.on("end", () => {
        const recipient = session.envelope.rcptTo[0]?.address ?? "";
        void Promise.resolve(answer({ raw, recipient })).then((error) => {
          if (!error) received.push(raw);
          done(error);
        });
      });
    },
  });
  // A client that is killed resets its connection.
  smtp.on("error", () => undefined);
  return {
    /** The received mails, as sent. */
    received,
    /** Listens on any free port and returns the server's address. */
    listen: async (): Promise<string> => {
      await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
      // A server that listens on a port has an address of this type.
      const { port } = smtp.server.address() as AddressInfo;
      return `smtp://127.0.0.1:${port}`;
    },
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}
