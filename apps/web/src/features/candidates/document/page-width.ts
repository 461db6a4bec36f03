/** The space at both sides of a page, in pixels. */
const sideRoom = 32;

/** The width of a page in CSS pixels. A zoom of 1 fits the pane's width. */
export function pageWidth(paneWidth: number, zoom: number): number {
  return Math.max(200, Math.min(paneWidth - sideRoom, 1000)) * zoom;
}
