import type { CSSProperties } from "react";
import { columns } from "./columns.tsx";

/** The box, the columns, the row's menu. */
const tracks = [{ rem: 2.5 }, ...columns, { rem: 2.75 }];

export const minWidth = `${tracks.reduce((sum, { rem }) => sum + rem, 0)}rem`;
export const gridTemplateColumns = tracks
  .map((track) => {
    const isGrowing = "grow" in track && track.grow !== undefined;
    return isGrowing ? `minmax(${track.rem}rem, ${track.grow}fr)` : `${track.rem}rem`;
  })
  .join(" ");

/** Where each cell of a row stands: pinned ones are painted last, so the order doesn't tell it. */
const areas = tracks.map((_, at): CSSProperties => ({ gridArea: `1 / ${at + 1}` }));
export const boxArea = areas[0];
export const columnAreas = areas.slice(1, -1);
export const menuArea = areas.at(-1);

const behindTotal = [
  ...tracks.slice(tracks.findIndex((track) => "id" in track && track.id === "total") + 1),
].reduce((sum, { rem }) => sum + rem, 0);
/** How far the total has to be moved from its place to stand at the right edge of the sight. */
export const pinnedShift = `min(0px, 100cqw - max(${minWidth}, 100cqw) + ${behindTotal}rem + var(--scrolled, 0px))`;
