import type { Database } from "@resume-picker/db/connect";
import {
  isOnBlindJobs,
  listHidden,
  loadIdentity,
  loadLightIdentities,
} from "@resume-picker/db/queries/blind/hidden-candidates";
import { makeLightRedaction, makeRedaction } from "@resume-picker/domain/blind/redaction";
import type { Redaction } from "@resume-picker/domain/blind/redaction";

export type RedactionLookup = (candidateId: number) => Redaction | null;

/** How many CVs with uncertain names are read for a long list. Others get no title. */
const maxParsed = 200;

/** Determines which candidates are hidden from a caller, and how. Null means a visitor. */
export class IdentityFilter {
  readonly #db: Database;
  readonly viewerId: string | null;

  constructor(db: Database, viewerId: string | null) {
    this.#db = db;
    this.viewerId = viewerId;
  }

  /** Whether candidates may be hidden from the caller. Not cached, since a call may change it. */
  get isActive(): boolean {
    return isOnBlindJobs(this.#db, this.viewerId);
  }

  /** Returns those of the candidates that are hidden from the caller. */
  hiddenOf(ids: readonly number[]): ReadonlyMap<number, { hidesSchools: boolean }> {
    if (ids.length === 0 || !this.isActive) return new Map();
    return listHidden(this.#db, this.viewerId, ids);
  }

  isHidden(id: number): boolean {
    return this.hiddenOf([id]).size > 0;
  }

  /** Returns a candidate's redaction, or null if the candidate isn't hidden. */
  of(id: number): Redaction | null {
    return this.among([id])(id);
  }

  /** Returns the redactions of some candidates, each made on first use. */
  among(ids: readonly number[]): RedactionLookup {
    const hidden = this.hiddenOf(ids);
    return memoize((id) => {
      const options = hidden.get(id);
      return options === undefined ? null : this.#fullRedaction(id, options);
    });
  }

  /**
   * The same for lists of up to ten thousand rows. It is called with the ids of some rows at a time
   * and reads few CVs.
   */
  forRows(): (ids: readonly number[]) => RedactionLookup {
    const makers = new Map<number, () => Redaction>();
    const redactionOf = memoize((id) => makers.get(id)?.() ?? null);
    const seen = new Set<number>();
    let read = 0;
    return (ids) => {
      const fresh = ids.filter((id) => !seen.has(id));
      for (const id of fresh) seen.add(id);
      const hidden = this.hiddenOf(fresh);
      for (const [id, row] of loadLightIdentities(this.#db, [...hidden.keys()])) {
        const options = hidden.get(id);
        const isFull = options !== undefined && !row.isSure && read < maxParsed;
        if (isFull) read += 1;
        makers.set(id, () =>
          isFull ? this.#fullRedaction(id, options) : makeLightRedaction(row.identity, row),
        );
      }
      return redactionOf;
    };
  }

  #fullRedaction(id: number, options: { hidesSchools: boolean }): Redaction {
    const { identity, source } = loadIdentity(this.#db, id);
    // Without the CV's text, little more than numbers can be shown.
    return source === null
      ? makeLightRedaction(identity, { isSure: false })
      : makeRedaction(identity, { ...source, ...options });
  }
}

function memoize(make: RedactionLookup): RedactionLookup {
  const cache = new Map<number, Redaction | null>();
  return (id) => {
    const cached = cache.get(id);
    if (cached !== undefined) return cached;
    const redaction = make(id);
    cache.set(id, redaction);
    return redaction;
  };
}
