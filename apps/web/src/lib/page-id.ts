/** Identifies this page. The server doesn't notify it of its own changes. */
export const pageId = `${Math.random().toString(36).slice(2)}${performance.now().toString(36)}`;
