import { OPS } from "unpdf/pdfjs";
import type { GraphicsState } from "./graphics-state.ts";
import { isNumberList, toMatrix } from "./matrix.ts";
import { numberOr } from "./number-or.ts";

/**
 * Follows an operator that places text or says how it is set.
 * @returns true where the ink of what follows is another.
 */
export function applyTextOperator(
  state: GraphicsState,
  operator: number,
  args: readonly unknown[],
): boolean {
  const first = args[0];
  switch (operator) {
    case OPS.beginText:
      state.textMatrix = [1, 0, 0, 1, 0, 0];
      moveTo(state, 0, 0);
      return false;
    case OPS.setTextMatrix:
      state.textMatrix = toMatrix(isNumberList(first) ? first : args);
      moveTo(state, 0, 0);
      return false;
    case OPS.moveText:
      moveTo(state, state.lineX + numberOr(first, 0), state.lineY + numberOr(args[1], 0));
      return false;
    case OPS.setLeadingMoveText:
      state.leading = -numberOr(args[1], 0);
      moveTo(state, state.lineX + numberOr(first, 0), state.lineY + numberOr(args[1], 0));
      return false;
    case OPS.nextLine:
      moveTo(state, state.lineX, state.lineY - state.leading);
      return false;
    case OPS.setLeading:
      state.leading = numberOr(first, 0);
      return false;
    case OPS.setCharSpacing:
      state.charSpacing = numberOr(first, 0);
      return false;
    case OPS.setWordSpacing:
      state.wordSpacing = numberOr(first, 0);
      return false;
    case OPS.setHScale:
      state.horizontalScale = numberOr(first, 100) / 100;
      return false;
    case OPS.setTextRise:
      state.rise = numberOr(first, 0);
      return false;
    case OPS.setTextRenderingMode:
      state.mode = numberOr(first, 0);
      return true;
    default:
      return false;
  }
}

function moveTo(state: GraphicsState, x: number, y: number): void {
  state.x = state.lineX = x;
  state.y = state.lineY = y;
}
