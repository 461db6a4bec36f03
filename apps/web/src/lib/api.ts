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

/** The hooks: `api.jobs.list.useQuery()`, `api.jobs.create.useMutation()`, `api.useUtils()`. */
export const api = createTRPCReact<AppRouter>();

const url = "/api/trpc";
const headers = { [pageHeader]: pageId };

/** tRPC types its `fetch` by what every runtime has in common; this is a browser's. */
const watched = (input: RequestInfo | URL | string, init?: RequestInit) =>
  watchedFetch(input instanceof Request ? input.url : input, init);

const transformer = {
  input: superjson,
  output: {
    serialize: (data: unknown) => superjson.serialize(data),
    // The answer was just parsed and is nobody else's: a copy of 10,000 rows would take a while.
    deserialize: (data: SuperJSONResult): unknown => superjson.deserialize(data, { inPlace: true }),
  },
};

/** Also calls the server from outside of React. */
export const apiClient = api.createClient({
  links: [
    splitLink({
      condition: ({ input }) => isNonJsonSerializable(input),
      // FormData goes out as it is; only the answer is superjson.
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
        // Never in a streamed batch: its headers leave before a sign-in has set its cookie.
        false: httpLink({ url, fetch: watched, transformer, headers }),
      }),
    }),
  ],
});
