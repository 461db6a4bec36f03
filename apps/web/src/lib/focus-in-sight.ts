/**
 * Browsers don't scroll to a control that is partly in sight when the focus comes to it, and its ring
 * is cut off.
 */
export function bringFocusIntoSight(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0) return;
    if (target.matches(":focus-visible")) {
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  });
}
