/** What is said where no error has words of its own. */
export const nothingChanged = "Nothing has changed. Please try again.";
