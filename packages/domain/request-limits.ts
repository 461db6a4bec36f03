/** Calls that one tRPC request may hold; the web client sends the rest in requests of their own. */
export const maxCallsPerBatch = 10;
