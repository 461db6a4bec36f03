type Answer = { id: number; type: string; result?: unknown; error?: string; message?: string };

/**
 * Sends WebDriver BiDi commands over a socket. It is the only protocol that Debian's unmodified
 * Firefox supports. playwright-core uses commands that Firefox doesn't support yet.
 * https://www.w3.org/TR/webdriver-bidi/
 */
export class Bidi {
  #last = 0;
  #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (e: Error) => void }>();
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      // Events have no number, and no caller waits for them.
      const { id, type, result, error, message } = JSON.parse(String(data)) as Answer;
      const asked = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (type === "error") asked?.reject(new Error(`${String(error)}: ${String(message)}`));
      else asked?.resolve(result);
    });
    socket.addEventListener("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("Firefox has gone"));
    });
  }

  static async connect(url: string): Promise<Bidi> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", () => reject(new Error(`No connection to ${url}`)));
    });
    return new Bidi(socket);
  }

  send<Result = unknown>(method: string, params: object): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      // The protocol defines the result type of each command.
      this.#waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }
}
