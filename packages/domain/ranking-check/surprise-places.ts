/** Declined within `topPlaces`, or advanced below `lowPlaces`, is a surprise. */
export const topPlaces = 10;
export const lowPlaces = 30;
