/**
 * Detects parts of the application that could not be loaded. TanStack Router would reload the page,
 * which without a network ends in the browser's own error page and loses everything typed.
 * Therefore the event is handled here, and the error screen explains what happened.
 */
let isMissing = false;

export function watchMissingParts(): void {
  window.addEventListener("vite:preloadError", (event) => {
    event.preventDefault();
    isMissing = true;
  });
}

/**
 * Whether a screen crashed because a part could not be loaded. The missing module causes a
 * TypeError.
 */
export function isPartMissing(error: unknown): boolean {
  return isMissing && error instanceof TypeError;
}

const storageKey = "resume-picker:reloaded";

/** Reloads the page, at most once for each version of the application. */
export function reloadOnce(): void {
  const version = document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
  try {
    if (sessionStorage.getItem(storageKey) === version) return;
    sessionStorage.setItem(storageKey, version);
  } catch {
    // Without storage, the page could reload forever.
    return;
  }
  window.location.reload();
}
