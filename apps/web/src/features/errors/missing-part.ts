/**
 * Parts of the application that could not be fetched. TanStack's router answers such an error by
 * reloading the page, which without a network ends in the browser's own error page, with all that
 * was typed gone: so it is taken here, and the screen for errors says what happened.
 */
let isMissing = false;

export function watchMissingParts(): void {
  window.addEventListener("vite:preloadError", (event) => {
    event.preventDefault();
    isMissing = true;
  });
}

/** Whether it is for a part that could not be fetched that a screen died: what is missing is no module. */
export function isPartMissing(error: unknown): boolean {
  return isMissing && error instanceof TypeError;
}

const storageKey = "resume-picker:reloaded";

/** Reloads the page, once for each version of the application. */
export function reloadOnce(): void {
  const version = document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
  try {
    if (sessionStorage.getItem(storageKey) === version) return;
    sessionStorage.setItem(storageKey, version);
  } catch {
    // Without a memory it could go on for ever.
    return;
  }
  window.location.reload();
}
