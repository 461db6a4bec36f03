import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Requests the product's health every 20 ms, and a bare server, whose waits are the machine's own.
 * It is a separate process, so sending the inputs doesn't delay it.
 */
const everyMs = 20;
const productUrl = `${process.argv[2] ?? ""}/api/health`;

const bare = createServer((_request, response) => response.end("ok"));
await new Promise<void>((resolve) => void bare.listen(0, "127.0.0.1", resolve));
// A server that listens on a port, not on a socket file, has an address of this type.
const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;

/** Tracks when each pending request started, so one that never ends counts as well. */
class Waits {
  readonly #url: string;
  readonly #open = new Set<number>();
  #longest = 0;

  constructor(url: string) {
    this.#url = url;
  }

  ask(): void {
    const started = performance.now();
    this.#open.add(started);
    const end = () => {
      this.#open.delete(started);
      this.#longest = Math.max(this.#longest, performance.now() - started);
    };
    void fetch(this.#url).then((response) => response.text().then(end), end);
  }

  take(): number {
    const now = performance.now();
    const longest = Math.max(this.#longest, ...[...this.#open].map((since) => now - since));
    this.#longest = 0;
    return longest;
  }
}

const product = new Waits(productUrl);
const machine = new Waits(bareUrl);
setInterval(() => {
  product.ask();
  machine.ask();
}, everyMs);

process.on("message", () => {
  process.send?.({ product: product.take(), machine: machine.take() });
});
process.on("disconnect", () => process.exit(0));
