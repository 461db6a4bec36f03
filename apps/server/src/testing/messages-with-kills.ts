import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeMailServer } from "@resume-picker/api/testing/mail-server";
import { backendJob, formOf, profileOf, resumeText } from "@resume-picker/api/testing/test-desk";
import type { CandidateMessage } from "@resume-picker/domain/messages/candidate-message";
import { startBuilt } from "./start-built.ts";

/** The mail during which the product is killed, after or before it was accepted. */
export type KillAt = { mail: number; isTaken: boolean };

type Outcome = {
  /** How often the mail server accepted a message for each address. */
  taken: Map<string, number>;
  /** The recorded state of the first message to each address. */
  states: Map<string, CandidateMessage["state"]>;
  /** The result of repeating the same call. */
  repeated: string[];
};

/** Writes to this many candidates while the server is killed during sending. */
export async function sendWithKills(recipients: number, kills: KillAt[]): Promise<Outcome> {
  const data = await mkdtemp(join(tmpdir(), "resume-picker-messages-"));
  const taken = new Map<string, number>();
  let mails = 0;
  let confirmation = "";
  let died = (): void => undefined;
  const mailServer = makeMailServer(({ raw, recipient }) => {
    if (!recipient.endsWith("@example.org")) {
      confirmation = raw.replaceAll("=\r\n", "").replaceAll("=3D", "=");
      return null;
    }
    mails += 1;
    const kill = kills.find(({ mail }) => mail === mails);
    if (kill) server.freeze();
    if (kill?.isTaken !== false) taken.set(recipient, (taken.get(recipient) ?? 0) + 1);
    // The response is sent before the kill, but the process doesn't read it any more.
    if (kill) setTimeout(() => died(), 50);
    return kill?.isTaken === false ? new Promise(() => undefined) : null;
  });
  const smtpUrl = await mailServer.listen();
  const start = () => startBuilt(data, "main", { settings: { SMTP_URL: smtpUrl } });
  let server = start();
  try {
    let url = await server.ready;
    let cookie = "";
    const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
      const isForm = body instanceof FormData;
      const headers = { cookie, ...(isForm ? {} : { "Content-Type": "application/json" }) };
      const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
      const response = await fetch(new URL(path, url), { method, headers, ...sent });
      cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Answer; // the caller names the response type of the path
    };
    await call("POST", "/api/register", profileOf("ada"));
    while (confirmation === "") await wait(20);
    const token = /token=([\w-]+)/.exec(confirmation)?.[1];
    await call("POST", "/api/verify-email", { token });
    const job = await call<{ id: number }>("POST", "/api/jobs", backendJob);
    const files = Array.from({ length: recipients }, (_, at) => ({
      name: `cv-${at}.txt`,
      content: resumeText({
        name: `Noor Haddad${"abcdefghij"[at % 10]}`,
        email: `noor${at}@example.org`,
      }),
    }));
    for (let at = 0; at < files.length; at += 10)
      await call("POST", "/api/upload", formOf(files.slice(at, at + 10), job.id));
    const candidates = await call<{ id: number }[]>("GET", `/api/jobs/${job.id}/candidates`);
    const template = await call<{ id: number; updatedAt: string }>(
      "POST",
      "/api/message-templates",
      {
        ...{ kind: "decline", name: "Decline" },
        ...{ subject: "Your application: {job_title}", text: "Hello {first_name}" },
      },
    );
    const request = {
      templateId: template.id,
      templateUpdatedAt: Date.parse(template.updatedAt),
      recipients: candidates.map(({ id }) => ({ candidateId: id })),
    };
    const path = `/api/jobs/${job.id}/messages`;
    const send = () => call<{ sent: { outcome: string }[] }>("POST", path, request);
    let death = new Promise<void>((resolve) => (died = resolve));
    await send();
    for (let kill = 0; kill < kills.length; kill += 1) {
      await death;
      await server.kill();
      death = new Promise<void>((resolve) => (died = resolve));
      server = start();
      url = await server.ready;
    }
    const repeated = (await send()).sent.map(({ outcome }) => outcome);
    const listed = async () => {
      const all = candidates.map(({ id }) =>
        call<CandidateMessage[]>("GET", `/api/jobs/${job.id}/candidates/${id}/messages`),
      );
      return (await Promise.all(all)).flat();
    };
    let messages = await listed();
    while (messages.some(({ state }) => state === "waiting")) {
      await wait(200);
      messages = await listed();
    }
    return {
      ...{ taken, repeated },
      states: new Map(messages.map(({ recipient, state }) => [recipient, state])),
    };
  } finally {
    await server.kill();
    await mailServer.close();
    await rm(data, { recursive: true, force: true, maxRetries: 3 });
  }
}
