/** The fallback for errors without a message. */
export const nothingChanged = "Nothing has changed. Please try again.";
