/**
 * A browser that survives the server's restarts. It keeps its cookie and reports missing responses.
 */
export type Client = {
  /** @returns null without a response. The server may have executed the request or not. */
  call: (method: string, path: string, body?: object | FormData) => Promise<Answer | null>;
  moveTo: (url: string) => void;
  /** The Cookie header, for requests that don't use `call`. */
  cookie: () => string;
};
export type Answer = { status: number; body: unknown; ms: number };

/**
 * @param patienceMs the time-out of a response.
 * @param onSilence called with the reason for a missing response.
 */
export function createClient(
  patienceMs = 30_000,
  onSilence: (why: string) => void = () => undefined,
): Client {
  let url = "";
  let cookie = "";
  return {
    moveTo: (to) => {
      url = to;
    },
    cookie: () => cookie,
    async call(method, path, body) {
      const isForm = body instanceof FormData;
      const started = performance.now();
      try {
        const response = await fetch(`${url}${path}`, {
          method,
          headers: { cookie, ...(isForm ? {} : { "content-type": "application/json" }) },
          ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
          signal: AbortSignal.timeout(patienceMs),
        });
        const text = await response.text();
        const set = response.headers.get("set-cookie");
        if (set !== null) cookie = set.split(";")[0] ?? "";
        const isJson = response.headers.get("content-type")?.includes("json") ?? false;
        const parsed: unknown = isJson ? JSON.parse(text) : text;
        return { status: response.status, body: parsed, ms: performance.now() - started };
      } catch (error) {
        onSilence(
          `no answer to ${method} ${path} after ${Math.round(performance.now() - started)} ms: ${whyOf(error)}`,
        );
        return null;
      }
    },
  };
}

/** Returns the error with its causes, because "fetch failed" alone says nothing. */
function whyOf(error: unknown): string {
  const [cause, code] = [
    error instanceof Error ? error.cause : undefined,
    error instanceof Error && "code" in error ? ` (${String(error.code)})` : "",
  ];
  return `${String(error)}${code}${cause === undefined ? "" : ` < ${whyOf(cause)}`}`;
}

export const person = {
  username: "torture",
  email: "torture@example.com",
  password: "correct horse 7",
  firstName: "Tor",
  lastName: "Ture",
};

export async function signUp(client: Client): Promise<void> {
  const answer = await client.call("POST", "/api/register", person);
  if (answer?.status !== 201) throw new Error(`Sign-up: ${JSON.stringify(answer)}`);
}

export async function createJob(client: Client): Promise<number> {
  const answer = await client.call("POST", "/api/jobs", {
    title: "Backend Engineer",
    description: "Payment services in TypeScript; 3+ years of experience.",
    requirements: { must: ["TypeScript", "PostgreSQL"], nice: ["Kubernetes"] },
    status: "active",
  });
  if (answer?.status !== 201) throw new Error(`Job: ${JSON.stringify(answer)}`);
  return (answer.body as { id: number }).id; // the documented response
}

/** Makes a unique CV of an invented person. */
export function makeCv(number: number): { email: string; text: string } {
  const word = String(number).replace(/\d/g, (digit) => "aeioubrlms".charAt(Number(digit)));
  const name = `Noor ${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const email = `person${number}@example.org`;
  const text = `${name}\n${email} | +44 20 7946 0018 | Leeds\n\nEXPERIENCE\n
Backend Engineer, Northwind Ltd\nJanuary 2021 - Present
- Built payment services with TypeScript, PostgreSQL and Node.js for customer ${number}\n
Junior Developer, Harbour Studio\nMarch 2018 - December 2020
- Maintained booking software for ferries\n\nSKILLS\nTypeScript, PostgreSQL, Node.js\n`;
  return { email, text };
}

export function formOf(jobId: number, files: { name: string; text: string }[]): FormData {
  const form = new FormData();
  form.set("jobId", String(jobId));
  for (const { name, text } of files) form.append("files", new Blob([text]), name);
  return form;
}

export type UploadAnswer = {
  results: { success: boolean; candidateId?: number; error?: string }[];
};
