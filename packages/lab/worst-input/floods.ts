import { connect } from "node:net";
import { routes } from "@resume-picker/server/src/rest/routes.ts";

/** Public pages, besides the calls. */
const pages = [
  ...["/", "/auth", "/blog", "/blog/no-such-article", "/no-such-page"],
  ...["/blog/feed.xml", "/sitemap.xml", "/robots.txt"],
  ...["/api/health", "/api/docs", "/api/openapi.json", "/api/trpc/blog.cards"],
];

/** Every public address: pages, and all GET routes without parameters. */
export const publicPaths = [
  ...pages,
  ...routes
    .filter(({ method, path }) => method === "GET" && !path.includes(":"))
    .map(({ path }) => path),
];

const request = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`;

/** Long enough for every response. The rest is counted as not answered. */
const maxFloodMs = 30_000;

/** Sends a text on a new connection, and counts the responses by status. */
function send(url: string, text: string, expected: number): Promise<Map<string, number>> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const answers = new Map<string, number>();
  let count = 0;
  let tail = "";
  return new Promise((resolve) => {
    const end = () => {
      socket.destroy();
      resolve(answers);
    };
    socket.setTimeout(maxFloodMs, end);
    socket.on("error", end);
    socket.on("close", end);
    socket.on("data", (chunk) => {
      const seen = tail + chunk.toString("latin1");
      for (const [, status = ""] of seen.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
        answers.set(status, (answers.get(status) ?? 0) + 1);
        count += 1;
      }
      // Keeps an incomplete line, which is completed by the next chunk.
      tail = seen.slice(seen.lastIndexOf("\n") + 1).slice(-12);
      if (count >= expected) end();
    });
    socket.write(text);
  });
}

export type Flood = { name: string; run: (url: string, path: string) => Promise<string> };

const words = (answers: readonly Map<string, number>[]): string => {
  const sum = new Map<string, number>();
  for (const [status, n] of answers.flatMap((one) => [...one]))
    sum.set(status, (sum.get(status) ?? 0) + n);
  return [...sum].map(([status, n]) => `${n} × ${status}`).join(", ");
};

export const floods: Flood[] = [
  {
    name: "1,500 pipelined",
    run: async (url, path) => words([await send(url, request(path).repeat(1500), 1500)]),
  },
  {
    name: "100 parallel",
    run: async (url, path) =>
      words(await Promise.all(Array.from({ length: 100 }, () => send(url, request(path), 1)))),
  },
];
