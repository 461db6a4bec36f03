export const startsUpper = (text: string): boolean => /^\p{Lu}/u.test(text);
export const startsLower = (text: string): boolean => /^\p{Ll}/u.test(text);
export const hasUpper = (text: string): boolean => /\p{Lu}/u.test(text);
export const hasLower = (text: string): boolean => /\p{Ll}/u.test(text);
export const hasDigit = (text: string): boolean => /\d/.test(text);

/** Whether the text has two letters in a row, which no list sign or icon has. */
export const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

export const onlyLetters = (text: string): string => text.replace(/[^\p{L}]+/gu, "");
