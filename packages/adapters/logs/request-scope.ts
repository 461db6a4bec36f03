import { AsyncLocalStorage } from "node:async_hooks";

/** The request that the present code works for. Whose it is is filled in once the session is known. */
export type RequestScope = {
  requestId: string;
  userId: string | null;
  isAdmin: boolean;
  procedures: string[];
};

const storage = new AsyncLocalStorage<RequestScope>();

/** Runs the handling of one request: whatever is logged or timed meanwhile bears its id. */
export function inRequest<Result>(scope: RequestScope, handle: () => Result): Result {
  return storage.run(scope, handle);
}

export function currentRequest(): RequestScope | undefined {
  return storage.getStore();
}
