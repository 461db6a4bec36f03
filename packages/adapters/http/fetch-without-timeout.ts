import { request as httpRequest } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";

/**
 * A `fetch` without the limit of five minutes until the first byte, because a model on a laptop may
 * need ten. Only the signal limits the time. It sends only text and follows no redirects.
 */
export const fetchWithoutTimeout: typeof fetch = async (input, init = {}) => {
  const { body, signal, method = "GET" } = init;
  if (typeof body !== "string" && body !== undefined && body !== null)
    throw new TypeError("Only text can be sent.");
  const url = new URL(input instanceof Request ? input.url : input);
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  const headers = Object.fromEntries(new Headers(init.headers));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = send(url, { method, headers, ...(signal ? { signal } : {}) }, resolve);
    sent.on("error", reject);
    sent.end(body ?? undefined);
  }).catch((error: unknown) => {
    signal?.throwIfAborted();
    // The same error as from `fetch`, so callers can distinguish an unreachable service from a
    // time-out.
    throw new TypeError("fetch failed", { cause: error });
  });
  const { statusCode: status = 502, statusMessage: statusText = "" } = response;
  const hasBody = ![204, 205, 304].includes(status);
  if (!hasBody) response.resume();
  return new Response(hasBody ? streamOf(response) : null, {
    ...{ status, statusText },
    headers: Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  });
};

function streamOf(response: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = response[Symbol.asyncIterator]() as AsyncIterator<Buffer<ArrayBuffer>, undefined>;
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => {
      response.destroy();
    },
  });
}
