/** Pixels on both sides of a page. */
const sideRoom = 32;

/** CSS pixels of a page in a pane; a zoom of 1 is the pane's width. */
export function pageWidth(paneWidth: number, zoom: number): number {
  return Math.max(200, Math.min(paneWidth - sideRoom, 1000)) * zoom;
}
