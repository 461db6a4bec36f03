import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";
import type { LimitFunction } from "p-limit";
import { AppError } from "@resume-picker/domain/errors";

type LimiterOptions = {
  /** The number of an owner's calls that run at once. */
  atOnce: number;
  /** The number of an owner's calls that may wait. */
  maxWaiting: number;
  /** A call that takes longer frees its slot for the next one. */
  releaseSlotAfterMs?: number;
};

/** Runs a few calls per owner at a time. The rest wait and let other owners' calls in between. */
export class ConcurrencyLimiter {
  readonly #options: LimiterOptions;
  readonly #limits = new Map<string, LimitFunction>();

  constructor(options: LimiterOptions) {
    this.#options = options;
  }

  /**
   * @param hasDisconnected whether the client has disconnected before its turn.
   * @returns null if it has. Nothing is done then.
   * @throws AppError TOO_MANY_REQUESTS if the owner has too many calls waiting.
   */
  async enter<Answer>(
    owner: string,
    run: () => Promise<Answer>,
    hasDisconnected: () => boolean = () => false,
  ): Promise<{ answer: Answer } | null> {
    const { atOnce, maxWaiting } = this.#options;
    const limit = this.#limits.get(owner) ?? pLimit(atOnce);
    this.#limits.set(owner, limit);
    if (limit.pendingCount >= maxWaiting) throw tooMany();
    const mustWait = limit.activeCount + limit.pendingCount >= atOnce;
    try {
      const started = await limit(async () => {
        if (mustWait) await setImmediate();
        if (hasDisconnected()) return null;
        const running = run();
        await this.#untilReleased(running);
        return { running };
      });
      return started && { answer: await started.running };
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.#limits.delete(owner);
    }
  }

  async #untilReleased(running: Promise<unknown>): Promise<void> {
    const { releaseSlotAfterMs } = this.#options;
    let timer: NodeJS.Timeout | undefined;
    const released = new Promise<void>((resolve) => {
      if (releaseSlotAfterMs !== undefined) timer = setTimeout(resolve, releaseSlotAfterMs);
    });
    await Promise.race([running, released]).finally(() => clearTimeout(timer));
  }
}

const tooMany = () =>
  new AppError(
    "TOO_MANY_REQUESTS",
    "Too many of your requests are waiting. Wait for answers, then send the rest.",
    { retryAfter: 1 },
  );
