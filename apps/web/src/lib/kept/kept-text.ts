/**
 * Stores unsaved input and preferences on this device, where they survive a reload, an expired
 * session and a failed save. Storage may be full or blocked. The text then lasts as long as the
 * page.
 */
const keyOf = (name: string) => `resume-picker:${name}`;

export function keepText(name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Storage is full or blocked, see above.
  }
}

/** Returns the value stored by `keepText` under the same name, or null. */
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
    // Storage is blocked, so nothing was stored.
  }
}
