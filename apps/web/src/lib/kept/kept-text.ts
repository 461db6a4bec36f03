/**
 * What somebody has typed and not saved, or chosen for this screen, kept on this device so that it
 * outlives a reload, a lost session and a failed save. Storage may be full or forbidden: the text then lives as long as the page.
 */
const keyOf = (name: string) => `resume-picker:${name}`;

export function keepText(name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // See above.
  }
}

/** Null where nothing is kept. Only what `keepText` wrote under the same name comes back. */
export function findKeptText(name: string): unknown {
  try {
    const text = localStorage.getItem(keyOf(name));
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function forgetText(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept then.
  }
}
