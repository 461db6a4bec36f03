import { createMailer } from "@resume-picker/adapters/mailer/mailer";
import { users } from "@resume-picker/db/schema/accounts";
import { mails } from "@resume-picker/db/schema/mails";
import { templateVariables } from "@resume-picker/domain/messages/message-rules";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MailDelivery } from "../mail/mail-delivery.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import { makeMailServer } from "../testing/mail-server.ts";
import type { Api } from "../root.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let owner: Client;
let api: Api;
let jobId: number;
let ids: number[];
let now: Date;

const decline = {
  ...{ kind: "decline" as const, name: "Decline", subject: "Your application: {job_title}" },
  text: "Hello {first_name},\n\nWe chose others.\n\n{sender_name}",
};

async function open(mailHost: string | null) {
  now = new Date("2026-03-01T12:00:00Z");
  desk = await makeTestDesk({ mailHost, clock: () => now });
  owner = await desk.signUp("rita");
  desk.parts.db.update(users).set({ emailVerified: true }).run();
  desk.parts.db.delete(mails).run();
  api = await owner.api();
  jobId = (await api.jobs.create(backendJob)).id;
  const files = ["Noor Haddad", "Ida Berg", "Tom Reyes"].map((name, at) => ({
    name: `${name}.txt`,
    content: resumeText({ name, email: `p${at}@example.org` }),
  }));
  const { results } = await api.uploads.upload(formOf(files, jobId));
  ids = results.map(({ candidateId }) => candidateId ?? 0);
}

beforeEach(() => open("mail.example.com"));
afterEach(() => desk.close());

async function makeTemplate(changes: Partial<Omit<typeof decline, "kind">> = {}) {
  const { id, updatedAt } = await api.messages.addTemplate({ ...decline, ...changes });
  return { templateId: id, templateUpdatedAt: updatedAt.getTime() };
}

const to = (candidateId = 0, more: { seen?: number; again?: boolean } = {}) => ({
  candidateId,
  ...more,
});

const outcomes = async (sent: Promise<{ sent: { outcome: string }[] }>) =>
  (await sent).sent.map(({ outcome }) => outcome);

const queued = () => desk.parts.db.select().from(mails).all();

test("a preview fills the template for each candidate and sends nothing", async () => {
  const { templateId } = await makeTemplate();
  const preview = await api.messages.preview({ id: jobId, templateId, candidateIds: ids });
  expect(preview).toMatchObject({ route: "smtp", refusal: null });
  expect(preview.messages.map(({ recipient, text }) => [recipient, text.split("\n")[0]])).toEqual([
    ["p0@example.org", "Hello Noor,"],
    ["p1@example.org", "Hello Ida,"],
    ["p2@example.org", "Hello Tom,"],
  ]);
  expect(preview.messages[0]).toMatchObject({
    subject: "Your application: Backend Engineer",
    text: "Hello Noor,\n\nWe chose others.\n\nrita Tester",
  });
  expect(queued()).toEqual([]);
  expect(await api.messages.history({ id: jobId, candidateId: ids[0] ?? 0 })).toEqual([]);
});

test("a message is sent once for a candidate, job and template, unless a person says again", async () => {
  const template = await makeTemplate();
  const [noor, ida] = ids;
  const send = (recipients: ReturnType<typeof to>[]) =>
    outcomes(api.messages.send({ id: jobId, ...template, recipients }));
  expect(await send([to(noor)])).toEqual(["waiting"]);
  expect(await send([to(noor), to(ida)])).toEqual(["already", "waiting"]);
  // A double click sends one message, not two.
  expect(await send([to(noor, { seen: 1, again: true })])).toEqual(["waiting"]);
  expect(await send([to(noor, { seen: 1, again: true })])).toEqual(["already"]);
  expect(await send([to(noor, { seen: 2 })])).toEqual(["already"]);
  expect(queued()).toHaveLength(3);
  const history = await api.messages.history({ id: jobId, candidateId: noor ?? 0 });
  expect(history).toMatchObject([
    { number: 1, state: "waiting", recipient: "p0@example.org", by: { name: "rita Tester" } },
    { number: 2, templateName: "Decline" },
  ]);
});

test("two members who answer a candidate at once send one message", async () => {
  const editor = await desk.signUp("edith");
  desk.parts.db.update(users).set({ emailVerified: true }).run();
  desk.parts.db.delete(mails).run();
  await api.jobs.setMember({ id: jobId, user: "edith", role: "editor" });
  const other = await editor.api();
  const theirs = await other.messages.addTemplate({ ...decline, name: "No" });
  const mine = await makeTemplate();
  const recipients = [to(ids[0])];
  const sent = await Promise.all([
    outcomes(api.messages.send({ id: jobId, ...mine, recipients })),
    outcomes(
      other.messages.send({
        ...{ id: jobId, recipients, templateId: theirs.id },
        templateUpdatedAt: theirs.updatedAt.getTime(),
      }),
    ),
  ]);
  expect(sent.flat().sort()).toEqual(["already", "waiting"]);
  // A template belongs to its account.
  const foreign = { id: jobId, templateId: theirs.id, candidateIds: ids };
  await expect(api.messages.preview(foreign)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("no template can name a score, a rank or a decision", async () => {
  expect(Object.keys(templateVariables)).toEqual([
    ...["first_name", "full_name", "job_title", "sender_name"],
  ]);
  for (const name of ["score", "total_score", "rank", "grade", "decision", "constructor"])
    await expect(makeTemplate({ text: `You have {${name}}` })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: `There is no {${name}}. Templates can use {first_name}, {full_name}, {job_title}, {sender_name}.`,
    });
  const template = await makeTemplate();
  const { sent } = await api.messages.send({ id: jobId, ...template, recipients: [to(ids[0])] });
  const { score } = await api.candidates.detail({ id: ids[0] ?? 0, jobId });
  expect(`${sent[0]?.subject}\n${sent[0]?.text}`).not.toContain(String(score.totalScore));
});

test("a changed template isn't sent before the person has seen it", async () => {
  const { templateId, templateUpdatedAt } = await makeTemplate();
  now = new Date(now.getTime() + 1000);
  await api.messages.changeTemplate({ ...decline, id: templateId, text: "Other words" });
  const sent = { id: jobId, templateId, templateUpdatedAt, recipients: [to(ids[0])] };
  await expect(api.messages.send(sent)).rejects.toMatchObject({ code: "CONFLICT" });
  expect(queued()).toEqual([]);
});

test("without confirmed address nobody writes to candidates by the server", async () => {
  desk.parts.db.update(users).set({ emailVerified: false }).run();
  api = await owner.api();
  const template = await makeTemplate();
  const sent = { id: jobId, ...template, recipients: [to(ids[0])] };
  await expect(api.messages.send(sent)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("where the server sends no mail, the person's own mail program does, and that is recorded", async () => {
  await desk.close();
  await open(null);
  const template = await makeTemplate();
  const { sent } = await api.messages.send({ id: jobId, ...template, recipients: [to(ids[0])] });
  expect(sent).toMatchObject([{ outcome: "open", recipient: "p0@example.org" }]);
  expect(queued()).toEqual([]);
  expect(await api.messages.history({ id: jobId, candidateId: ids[0] ?? 0 })).toMatchObject([
    { route: "mailto", state: "opened" },
  ]);
});

test("an administrator sees neither address nor text of a message, and can't send it again", async () => {
  const template = await makeTemplate();
  await api.messages.send({ id: jobId, ...template, recipients: [to(ids[0])] });
  desk.parts.db.update(mails).set({ status: "failed", lastError: "550 p0@example.org" }).run();
  const list = await api.mail.list();
  expect(list).toMatchObject([{ recipient: "a candidate", lastError: null, canRetry: false }]);
  expect(JSON.stringify(list)).not.toContain("example.org");
  await expect(api.mail.retry({ id: list[0]?.id ?? 0 })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("messages are erased with the candidate", async () => {
  const template = await makeTemplate();
  await api.messages.send({ id: jobId, ...template, recipients: ids.map((id) => to(id)) });
  await api.candidates.delete({ id: ids[0] ?? 0 });
  await desk.eraseDeleted();
  expect(queued().map(({ recipient }) => recipient)).toEqual(["p1@example.org", "p2@example.org"]);
});

const breaks = ["\r\n", "\n", "\r", "\u2028", "\u2029", "\u0085", "\v", "\f", "\0", "%0d%0a"];

test("0 of 40 attempts write a header or another recipient into a message", async () => {
  const smtp = makeMailServer();
  const mailer = createMailer({
    ...{ smtpUrl: await smtp.listen(), from: "desk@example.com", outboxDirectory: "unused" },
  });
  const delivery = new MailDelivery({ ...desk.parts, mailer });
  const [noor = 0] = ids;
  const evil = (at: string) => `Hi${at}Bcc: victim@example.net${at}${at}owned`;
  const attempts = breaks.flatMap((at) => [
    { name: evil(at) },
    { title: evil(at) },
    { subject: evil(at) },
    { email: `p0@example.org${at}Bcc:victim@example.net` },
  ]);
  expect(attempts).toHaveLength(40);
  let seen = 0;
  const wrong: string[] = [];
  for (const { name, title, subject, email } of attempts) {
    const { db } = desk.parts;
    // Values that a CV or an older version could have stored, without input validation.
    const set = (sql: string, value: string) => db.$client.prepare(sql).run(value);
    set("update candidates set name = ? where id = 1", name ?? "Noor Haddad");
    set("update candidates set email = ? where id = 1", email ?? "p0@example.org");
    set("update jobs set title = ?", title ?? "Engineer");
    set("update message_templates set subject = ?", subject ?? "Hello");
    const template = await makeTemplate({ subject: "For {full_name}: {job_title}" });
    if (subject !== undefined) set("update message_templates set subject = ?", subject);
    const recipients = [to(noor, { seen })];
    const [outcome] = await outcomes(api.messages.send({ id: jobId, ...template, recipients }));
    if (outcome === "waiting") seen += 1;
    await api.messages.deleteTemplate({ id: template.templateId });
  }
  await delivery.deliverDue();
  for (const raw of smtp.received) {
    const head = raw.split(/\r?\n\r?\n/)[0] ?? "";
    const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, header = ""]) => header);
    const isPlain =
      new Set(names).size === names.length &&
      !names.includes("Bcc") &&
      /^To: p0@example\.org$/m.test(head.replaceAll("\r", ""));
    if (!isPlain) wrong.push(head);
  }
  expect(wrong).toEqual([]);
  expect(smtp.received).toHaveLength(seen);
  expect(seen).toBeGreaterThanOrEqual(30);
  await delivery.stop();
  await smtp.close();
}, 60_000);
