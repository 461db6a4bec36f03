import { AsyncLocalStorage } from "node:async_hooks";

/** The request that the current code handles. Its user is filled in once the session is known. */
export type RequestScope = {
  requestId: string;
  userId: string | null;
  isAdmin: boolean;
  procedures: string[];
};

const storage = new AsyncLocalStorage<RequestScope>();

/** Handles one request. Everything logged or timed during it gets the request's id. */
export function inRequest<Result>(scope: RequestScope, handle: () => Result): Result {
  return storage.run(scope, handle);
}

export function currentRequest(): RequestScope | undefined {
  return storage.getStore();
}
