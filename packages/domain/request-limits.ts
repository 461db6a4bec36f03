/** The most calls in one tRPC request. The web client splits larger batches. */
export const maxCallsPerBatch = 10;
