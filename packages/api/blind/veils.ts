import type { Database } from "@resume-picker/db/connect";
import {
  isOnBlindJobs,
  listHidden,
  loadIdentity,
  loadLightIdentities,
} from "@resume-picker/db/queries/blind/hidden-candidates";
import { makeLightVeil, makeVeil } from "@resume-picker/domain/blind/veil";
import type { Veil } from "@resume-picker/domain/blind/veil";

export type VeilOf = (candidateId: number) => Veil | null;

/** How many CVs with uncertain names are read for a long list. Others get no title. */
const mostRead = 200;

/** Determines which candidates are hidden from a caller, and how. Null means a visitor. */
export class Veils {
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

  /** Returns a candidate's veil, or null if the candidate isn't hidden. */
  of(id: number): Veil | null {
    return this.among([id])(id);
  }

  /** Returns the veils of some candidates, each made on first use. */
  among(ids: readonly number[]): VeilOf {
    const hidden = this.hiddenOf(ids);
    return remembered((id) => {
      const how = hidden.get(id);
      return how === undefined ? null : this.#fullVeil(id, how);
    });
  }

  /**
   * The same for lists of up to ten thousand rows. It is called with the ids of some rows at a time
   * and reads few CVs.
   */
  forRows(): (ids: readonly number[]) => VeilOf {
    const makers = new Map<number, () => Veil>();
    const veilOf = remembered((id) => makers.get(id)?.() ?? null);
    const asked = new Set<number>();
    let read = 0;
    return (ids) => {
      const fresh = ids.filter((id) => !asked.has(id));
      for (const id of fresh) asked.add(id);
      const hidden = this.hiddenOf(fresh);
      for (const [id, row] of loadLightIdentities(this.#db, [...hidden.keys()])) {
        const how = hidden.get(id);
        const isRead = how !== undefined && !row.isSure && read < mostRead;
        if (isRead) read += 1;
        makers.set(id, () => (isRead ? this.#fullVeil(id, how) : makeLightVeil(row.identity, row)));
      }
      return veilOf;
    };
  }

  #fullVeil(id: number, how: { hidesSchools: boolean }): Veil {
    const { identity, source } = loadIdentity(this.#db, id);
    // Without the CV's text, little more than numbers can be shown.
    return source === null
      ? makeLightVeil(identity, { isSure: false })
      : makeVeil(identity, { ...source, ...how });
  }
}

function remembered(make: VeilOf): VeilOf {
  const made = new Map<number, Veil | null>();
  return (id) => {
    const known = made.get(id);
    if (known !== undefined) return known;
    const veil = make(id);
    made.set(id, veil);
    return veil;
  };
}
