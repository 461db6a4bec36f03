import { fetchWithoutTimeout } from "./fetch-without-timeout.ts";

/** More than any legitimate response needs; longer responses are aborted. */
const maxAnswerBytes = 2 * 1024 * 1024;

/**
 * A `fetch` that limits the size of responses, but not their time. It follows no redirects, because
 * requests may contain a CV, which only the configured host may receive. A redirect is returned as
 * it is.
 */
export const fetchWithSizeLimit: typeof fetch = async (input, init) => {
  const response = await fetchWithoutTimeout(input, init);
  if (!response.body) return response;
  let received = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        if (received > maxAnswerBytes) controller.error(new Error("The answer is too large"));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
};
