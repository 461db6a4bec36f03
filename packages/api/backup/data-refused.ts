/** Thrown with a line for the person who started the server; nothing was changed. */
export class DataRefused extends Error {}
