/** The message is for the operator who started the server. Nothing was changed. */
export class DataRefused extends Error {}
