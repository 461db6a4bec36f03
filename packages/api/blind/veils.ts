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

/** Of a long list, so many CVs are read whose names are unsure; the others show no title. */
const mostRead = 200;

/** Who is hidden from the caller of a request, and how. Null stands for a visitor without an account. */
export class Veils {
  readonly #db: Database;
  readonly viewerId: string | null;

  constructor(db: Database, viewerId: string | null) {
    this.#db = db;
    this.viewerId = viewerId;
  }

  /** Whether anybody may be hidden from the caller. Asked each time, since a call may change it. */
  get isActive(): boolean {
    return isOnBlindJobs(this.#db, this.viewerId);
  }

  /** Those of the candidates who are hidden from the caller. */
  hiddenOf(ids: readonly number[]): ReadonlyMap<number, { hidesSchools: boolean }> {
    if (ids.length === 0 || !this.isActive) return new Map();
    return listHidden(this.#db, this.viewerId, ids);
  }

  isHidden(id: number): boolean {
    return this.hiddenOf([id]).size > 0;
  }

  /** The veil of one candidate; null for one who isn't hidden. */
  of(id: number): Veil | null {
    return this.among([id])(id);
  }

  /** The veils of some candidates, each made when it is asked for. */
  among(ids: readonly number[]): VeilOf {
    const hidden = this.hiddenOf(ids);
    return remembered((id) => {
      const how = hidden.get(id);
      if (how === undefined) return null;
      const { identity, source } = loadIdentity(this.#db, id);
      // Without the text of a CV, little more than numbers can be shown.
      return source === null
        ? makeLightVeil(identity, { isSure: false })
        : makeVeil(identity, { ...source, ...how });
    });
  }

  /** The same for rows of a list that may be ten thousand: no CV is read. */
  amongRows(ids: readonly number[]): VeilOf {
    const hidden = this.hiddenOf(ids);
    const known = loadLightIdentities(this.#db, [...hidden.keys()]);
    const unsure = [...known].flatMap(([id, { isSure }]) => (isSure ? [] : [id]));
    const read = unsure.slice(0, mostRead);
    const veilOf = this.among(read);
    return remembered((id) => {
      const row = known.get(id);
      if (row === undefined) return null;
      return read.includes(id) ? veilOf(id) : makeLightVeil(row.identity, row);
    });
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
