import { patientFetch } from "./patient-fetch.ts";

/** More than any honest answer needs; a server that sends more is cut off. */
const maxAnswerBytes = 2 * 1024 * 1024;

/**
 * `fetch` whose answers are bounded in size, whatever the server sends, but not in time. It follows no redirect: what
 * is asked may be a CV, and only the configured host may read it. A redirect is an answer as it is.
 */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await patientFetch(input, init);
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
