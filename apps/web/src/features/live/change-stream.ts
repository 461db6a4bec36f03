import type { ChangeMessage } from "@resume-picker/domain/jobs/sharing/job-change";
import { pageId } from "../../lib/page-id.ts";

type Events = {
  onChange: (message: ChangeMessage) => void;
  /** Changes may have been missed, so everything is reloaded. */
  onGap: () => void;
  /** The server rejects the stream, possibly because the session has expired. */
  onRefused: () => void;
};

/**
 * Receives the changes of others while the page is visible. Browsers allow six connections to a
 * server, so background pages close theirs. When a page is shown again, it finds out whether it
 * missed a change.
 */
export class ChangeStream {
  #source: EventSource | null = null;
  #lastMark: string | null = null;
  readonly #events: Events;

  constructor(events: Events) {
    this.#events = events;
    document.addEventListener("visibilitychange", this.#follow);
    this.#follow();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#follow);
    this.#source?.close();
  }

  readonly #follow = (): void => {
    this.#source?.close();
    this.#source = null;
    if (document.visibilityState === "hidden") return;
    const source = new EventSource(`/api/events?page=${pageId}`);
    this.#source = source;
    source.addEventListener("message", ({ data }: MessageEvent<string>) => {
      // The message comes from our own server, in the shape of domain/jobs/sharing/job-change.ts.
      const message = JSON.parse(data) as ChangeMessage;
      const isMissing = message.change === null && message.mark !== this.#lastMark;
      this.#lastMark = message.mark;
      if (isMissing) this.#events.onGap();
      else if (message.change !== null) this.#events.onChange(message);
    });
    source.addEventListener("error", () => {
      // The browser automatically reconnects an interrupted stream.
      if (source.readyState === EventSource.CLOSED) this.#events.onRefused();
    });
  };
}
