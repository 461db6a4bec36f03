/** Shared by the browser and the server. */
export const postStatuses = ["draft", "published", "archived"] as const;
export type PostStatus = (typeof postStatuses)[number];

/** In characters. Only hints. */
export const metaTitleAdvice = { min: 50, max: 60 };
export const metaDescriptionAdvice = { min: 120, max: 160 };

/** The most category chips on a card. */
export const maxCategoryChips = 2;

export const maxTitleLength = 200;
export const maxContentLength = 200_000;
