/**
 * Browsers don't scroll to a control that is partly in sight when the focus comes to it, and its ring
 * is cut off. What is pinned while a list scrolls is in sight already.
 */
export function bringFocusIntoSight(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0) return;
    if (!target.matches(":focus-visible") || isPinned(target)) return;
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

function isPinned(element: HTMLElement): boolean {
  for (let box: HTMLElement | null = element; box; box = box.parentElement) {
    const { position } = getComputedStyle(box);
    if (position === "sticky") return true;
    // A dialog: what scrolls is within it.
    if (position === "fixed") return false;
  }
  return false;
}
