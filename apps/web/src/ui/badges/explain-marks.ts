/**
 * Shows the text of `data-explain` attributes on hover, tap or focus. The page has a single
 * tooltip, because a long list has hundreds of marks.
 */
const marks = "[data-explain]";
/**
 * Marks can be reached by Tab only within the group that has the focus, which keeps the number of
 * tab stops low.
 */
const group = "[data-row-id], article, [data-explains]";

const delay = 400;
/** Within this time after a tooltip was hidden, the next one appears without delay. */
const skipDelay = 300;

const tipStyle =
  "pointer-events-none inset-auto my-1.5 max-w-70 rounded-control bg-ink px-2 py-1 text-12 font-medium text-paper shadow-float [position-area:top] [position-try-fallbacks:flip-block]";

let tip: HTMLElement | null = null;
let shownAt: HTMLElement | null = null;
let timer: number | undefined;
let lastHidden = -Infinity;

function markOf(target: EventTarget | null): HTMLElement | null {
  const mark = target instanceof Element ? target.closest<HTMLElement>(marks) : null;
  return mark?.dataset.explain ? mark : null;
}

function show(mark: HTMLElement): void {
  hide();
  if (!mark.isConnected) return;
  tip ??= document.body.appendChild(makeTip());
  tip.textContent = mark.dataset.explain ?? "";
  tip.showPopover({ source: mark });
  mark.setAttribute("aria-describedby", tip.id);
  shownAt = mark;
}

function hide(): void {
  window.clearTimeout(timer);
  if (shownAt === null) return;
  shownAt.removeAttribute("aria-describedby");
  shownAt = null;
  lastHidden = performance.now();
  tip?.hidePopover();
}

function showSoon(mark: HTMLElement): void {
  window.clearTimeout(timer);
  const wait = performance.now() - lastHidden < skipDelay ? 0 : delay;
  timer = window.setTimeout(() => show(mark), wait);
}

function makeTip(): HTMLElement {
  const element = document.createElement("span");
  element.id = "explanation";
  element.role = "tooltip";
  element.popover = "manual";
  element.className = tipStyle;
  return element;
}

function makeStops(target: EventTarget | null): void {
  const around = target instanceof Element ? target.closest(group) : null;
  for (const mark of around?.querySelectorAll<HTMLElement>(marks) ?? [])
    if (mark.dataset.explain && mark.closest("button, a") === null) mark.tabIndex = 0;
}

/** Enables the tooltips of all marks of the page. */
export function explainMarks(): void {
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse") return;
    const mark = markOf(target);
    if (mark === shownAt) return;
    hide();
    if (mark) showSoon(mark);
  });
  document.addEventListener("pointerdown", hide);
  document.addEventListener("scroll", hide, { capture: true, passive: true });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
  document.addEventListener("focusin", ({ target }) => {
    hide();
    makeStops(target);
    if (target instanceof HTMLElement && target.matches(marks) && target.matches(":focus-visible"))
      show(target);
  });
  document.addEventListener("focusout", hide);
  // A tap on a mark only shows its tooltip.
  document.addEventListener(
    "click",
    (event) => {
      const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
      const mark = isTouch ? markOf(event.target) : null;
      if (!mark || mark.closest("button, a") !== null) return;
      event.stopPropagation();
      show(mark);
    },
    { capture: true },
  );
}
