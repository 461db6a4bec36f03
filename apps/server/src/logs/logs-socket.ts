import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Parts } from "@resume-picker/api/context";
import { withEffectiveRole } from "@resume-picker/api/accounts/sessions/required-two-step";
import { logScope } from "@resume-picker/api/logs/log-scope";
import { readMissedEntries } from "@resume-picker/api/logs/read-missed-entries";
import { summarizeLogs } from "@resume-picker/api/logs/summarize-logs";
import { listOpenSessions } from "@resume-picker/db/queries/logs/logs";
import type { User } from "@resume-picker/domain/accounts/user";
import type { LogScope } from "@resume-picker/db/queries/logs/log-scope";
import type { LogMessage, LogSummary } from "@resume-picker/domain/logs/log-entry";
import { isError } from "@resume-picker/domain/logs/log-rules";
import { WebSocket, WebSocketServer } from "ws";
import { isOwnOrigin } from "../security.ts";

const logsPath = "/ws/logs";
/** The sockets of an ended session are closed within this time plus one database query. */
const checkEveryMs = 2000;
const pingEveryMs = 30_000;
const maxSockets = 1000;
/** Bytes buffered for a slow reader, who is then disconnected and catches up on reconnecting. */
const maxBuffered = 8 * 1024 * 1024;
const summaryLastsMs = 1000;
const maxRecentErrors = 100;

/** Close codes of RFC 6455. Code 4401 is our own and means that the session has ended. */
const closeCodes = { goingAway: 1001, sessionOver: 4401, tryLater: 1013 } as const;

type Viewer = {
  sessionId: string;
  userId: string;
  scope: LogScope;
  isAlive: boolean;
  /** Messages queued until the viewer has received the earlier entries. Null after that. */
  waiting: { text: string; id: number | null }[] | null;
};

type SocketParts = Pick<
  Parts,
  "db" | "logs" | "flushLogs" | "timings" | "sessions" | "settings" | "clock" | "limits"
>;

type Found = {
  session: NonNullable<Awaited<ReturnType<Parts["sessions"]["find"]>>>;
  after: number;
};

/** The live log over WebSocket. It requires a session cookie and one of our own pages. */
export class LogSocket {
  readonly #parts: SocketParts;
  readonly #appUrl: string;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 1024,
    perMessageDeflate: false,
  });
  readonly #viewers = new Map<WebSocket, Viewer>();
  readonly #summaries = new Map<string | null, { at: number; summary: Promise<LogSummary> }>();
  readonly #stopListening: () => void;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(server: Server, parts: SocketParts, options: { appUrl: string }) {
    this.#parts = parts;
    this.#appUrl = options.appUrl;
    server.on("upgrade", (...asked) => this.#upgrade(...asked));
    this.#stopListening = parts.logs.listen((...told) => this.#broadcast(...told));
    this.#timers = [
      setInterval(() => void this.#checkSessions().catch(() => undefined), checkEveryMs),
      setInterval(() => this.#ping(), pingEveryMs),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  count(): number {
    return this.#viewers.size;
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#stopListening();
    for (const socket of this.#viewers.keys()) socket.close(closeCodes.goingAway);
    this.#sockets.close();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on("error", () => socket.destroy());
    this.#authenticate(request).then(
      (found) => {
        if (typeof found === "number") refuse(socket, found);
        else {
          this.#sockets.handleUpgrade(request, socket, head, (opened) =>
            this.#addViewer(opened, found),
          );
        }
      },
      () => refuse(socket, 500),
    );
  }

  /** Returns the session and the entry to start from, or the status to reject with. */
  async #authenticate(request: IncomingMessage): Promise<Found | number> {
    const { origin, cookie } = request.headers;
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname !== logsPath) return 404;
    const site = { appUrl: this.#appUrl, port: request.socket.localPort };
    if (!isOwnOrigin(origin, site)) return 403;
    const session = cookie === undefined ? null : await this.#parts.sessions.find(cookie);
    if (!session) return 401;
    if (this.#viewers.size >= maxSockets) return 503;
    if (this.#hasAll(session)) return 429;
    const after = Number(url.searchParams.get("after") ?? 0);
    return { session, after: Number.isSafeInteger(after) && after > 0 ? after : 0 };
  }

  /** Whether the account, or one browser with many windows, has used up its share of sockets. */
  #hasAll({ user, sessionId }: { user: { id: string }; sessionId: string }): boolean {
    const { logSockets } = this.#parts.limits;
    const own = [...this.#viewers.values()].filter(({ userId }) => userId === user.id);
    const ofSession = own.filter((viewer) => viewer.sessionId === sessionId);
    return own.length >= logSockets || ofSession.length >= Math.ceil(logSockets / 4);
  }

  #addViewer(socket: WebSocket, { session, after }: Found): void {
    const viewer: Viewer = {
      sessionId: session.sessionId,
      userId: session.user.id,
      scope: this.#scopeOf(session.user),
      isAlive: true,
      waiting: [],
    };
    this.#viewers.set(socket, viewer);
    socket.on("close", () => this.#viewers.delete(socket));
    socket.on("error", () => socket.terminate());
    socket.on("pong", () => {
      viewer.isAlive = true;
    });
    this.#sendMissedEntries(socket, viewer, after).catch(() => socket.close(closeCodes.tryLater));
  }

  /** Cached briefly, because all viewers reconnect at once after a restart. */
  #summaryFor(scope: string | null): Promise<LogSummary> {
    const known = this.#summaries.get(scope);
    if (known && performance.now() - known.at < summaryLastsMs) return known.summary;
    if (this.#summaries.size > maxSockets) this.#summaries.clear();
    const summary = summarizeLogs(this.#parts, scope, this.#parts.clock());
    this.#summaries.set(scope, { at: performance.now(), summary });
    return summary;
  }

  /** Sends the earlier entries and then the queued ones, without gaps or duplicates. */
  async #sendMissedEntries(socket: WebSocket, viewer: Viewer, after: number): Promise<void> {
    const { scope } = viewer;
    const entries = await readMissedEntries(this.#parts, scope, after);
    const summary = await this.#summaryFor(scope);
    const recentErrors = entries.filter(({ level }) => isError(level)).slice(-maxRecentErrors);
    send(
      socket,
      JSON.stringify({ type: "init", recentErrors, ...summary, entries } satisfies LogMessage),
    );
    const told = new Set(entries.map(({ id }) => id));
    for (const { text, id } of viewer.waiting ?? []) {
      if (id === null || !told.has(id)) send(socket, text);
    }
    viewer.waiting = null;
  }

  #broadcast(...[message, userId]: Parameters<Parameters<Parts["logs"]["listen"]>[0]>): void {
    let text: string | undefined;
    for (const [socket, viewer] of this.#viewers) {
      if (viewer.scope !== null && viewer.scope !== userId) continue;
      text ??= JSON.stringify(message);
      const id = "entry" in message ? message.entry.id : null;
      if (viewer.waiting) viewer.waiting.push({ text, id });
      else send(socket, text);
    }
  }

  #scopeOf(user: Pick<User, "id" | "role">): LogScope {
    return logScope(withEffectiveRole(this.#parts, user));
  }

  async #checkSessions(): Promise<void> {
    if (this.#viewers.size === 0) return;
    const ids = new Set([...this.#viewers.values()].map(({ sessionId }) => sessionId));
    const open = await listOpenSessions(this.#parts.db, [...ids], this.#parts.clock());
    for (const [socket, viewer] of this.#viewers) {
      const session = open.get(viewer.sessionId);
      if (!session) {
        this.#viewers.delete(socket);
        socket.close(closeCodes.sessionOver, "session over");
      } else if (this.#scopeOf(session) !== viewer.scope) {
        // Another role sees other entries. The viewer reconnects and gets everything again.
        this.#viewers.delete(socket);
        socket.close(closeCodes.tryLater, "role changed");
      }
    }
  }

  #ping(): void {
    for (const [socket, viewer] of this.#viewers) {
      if (!viewer.isAlive) socket.terminate();
      viewer.isAlive = false;
      socket.ping();
    }
  }
}

function send(socket: WebSocket, text: string): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > maxBuffered) socket.terminate();
  else socket.send(text);
}

const reasons: Record<number, string> = {
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  429: "Too Many Requests",
  503: "Service Unavailable",
};

function refuse(socket: Duplex, status: number): void {
  const reason = reasons[status] ?? "Internal Server Error";
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
