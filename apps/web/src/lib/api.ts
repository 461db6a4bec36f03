import type { AppRouter } from "@resume-picker/api/root";
import { maxCallsPerBatch } from "@resume-picker/domain/request-limits";
import { httpBatchLink, httpLink, isNonJsonSerializable, splitLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import superjson from "superjson";
import { pageHeader } from "@resume-picker/domain/jobs/sharing/job-change";
import { pageId } from "./page-id.ts";
import { watchedFetch } from "./connection/connection.ts";
import type { SuperJSONResult } from "superjson";

export type ApiOutput = inferRouterOutputs<AppRouter>;

/**
 * The React hooks, such as `api.jobs.list.useQuery()`, `api.jobs.create.useMutation()` and
 * `api.useUtils()`.
 */
export const api = createTRPCReact<AppRouter>();

const url = "/api/trpc";
const headers = { [pageHeader]: pageId };

/** tRPC declares `fetch` for all runtimes. This one is the browser's. */
const watched = (input: RequestInfo | URL | string, init?: RequestInit) =>
  watchedFetch(input instanceof Request ? input.url : input, init);

const transformer = {
  input: superjson,
  output: {
    serialize: (data: unknown) => superjson.serialize(data),
    // In place, because the response isn't shared, and copying 10,000 rows is slow.
    deserialize: (data: SuperJSONResult): unknown => superjson.deserialize(data, { inPlace: true }),
  },
};

/** The client for calls outside React. */
export const apiClient = api.createClient({
  links: [
    splitLink({
      condition: ({ input }) => isNonJsonSerializable(input),
      // FormData is sent as it is. Only the response uses superjson.
      true: httpLink({
        url,
        fetch: watched,
        headers,
        transformer: {
          serialize: (data: unknown) => data,
          deserialize: (data: SuperJSONResult): unknown => superjson.deserialize(data),
        },
      }),
      false: splitLink({
        condition: ({ type }) => type === "query",
        true: httpBatchLink({
          url,
          fetch: watched,
          transformer,
          maxURLLength: 4000,
          maxItems: maxCallsPerBatch,
        }),
        // Never in a streamed batch, because its headers are sent before the sign-in can set a
        // cookie.
        false: httpLink({ url, fetch: watched, transformer, headers }),
      }),
    }),
  ],
});
