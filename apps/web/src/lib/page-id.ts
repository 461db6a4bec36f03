/** Which of the user's pages this is: the server tells it nothing of its own changes. */
export const pageId = `${Math.random().toString(36).slice(2)}${performance.now().toString(36)}`;
