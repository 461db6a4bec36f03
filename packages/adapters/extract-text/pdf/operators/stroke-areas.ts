import type { Point } from "./matrix.ts";
import { type Area, areaOf } from "./pdf-path.ts";

const maxEdges = 64;

/** The straight edges of stroked outlines as thin areas (a wide enough stroke can cover text). */
export function strokeAreas(outlines: readonly (readonly Point[])[], width: number): Area[] {
  const areas: Area[] = [];
  const half = Math.max(width, 0.1) / 2;
  for (const outline of outlines) {
    if (outline.length > maxEdges) continue;
    outline.slice(1).forEach(([x, y], index) => {
      const [fromX, fromY] = outline[index] ?? [x, y];
      const length = Math.hypot(x - fromX, y - fromY);
      if (length === 0 || areas.length >= maxEdges) return;
      const [dx, dy] = [((x - fromX) / length) * half, ((y - fromY) / length) * half];
      areas.push(
        areaOf([
          [
            [fromX - dy, fromY + dx],
            [x - dy, y + dx],
            [x + dy, y - dx],
            [fromX + dy, fromY - dx],
          ],
        ]),
      );
    });
  }
  return areas;
}
