import { formOf } from "@resume-picker/api/testing/test-desk";
import { backendJob } from "@resume-picker/api/testing/test-desk";
import type { Api } from "@resume-picker/api/root";
import type { Client } from "@resume-picker/api/testing/test-desk";
import { users } from "@resume-picker/db/schema/accounts";
import { maxMentionText } from "@resume-picker/domain/decisions/mentions";
import type { Ids } from "./access.ts";
import { makeTestApp } from "./test-app.ts";
import { makeSecretCv } from "@resume-picker/api/testing/secret-cvs";
import type { SecretCv, SecretKind } from "@resume-picker/api/testing/secret-cvs";

export const blindRoles = ["owner", "editor", "reviewer", "viewer"] as const;
export type BlindRole = (typeof blindRoles)[number];

/** Makes a job in blind review with these CVs, its members, and all kinds of related data. */
export async function makeBlindDesk(kinds: readonly SecretKind[]) {
  const made = await makeTestApp();
  const { desk } = made;
  const cvs: SecretCv[] = [];
  for (const [at, kind] of kinds.entries()) cvs.push(await makeSecretCv(kind, at));
  const clients: Record<BlindRole | "admin", Client> = {
    admin: await desk.signUp("admin"),
    owner: await desk.signUp("owner"),
    editor: await desk.signUp("editor"),
    reviewer: await desk.signUp("reviewer"),
    viewer: await desk.signUp("viewer"),
  };
  const colleague = await desk.signUp("colleague");
  desk.parts.db.update(users).set({ emailVerified: true }).run();
  const api = await clients.owner.api();
  const { id: job } = await api.jobs.create(backendJob);
  await api.jobs.setBlindReview({ id: job, isBlind: true, hidesSchools: true });
  for (const role of ["editor", "reviewer", "viewer"] as const)
    await api.jobs.setMember({ id: job, user: role, role });
  await api.jobs.setMember({ id: job, user: "colleague", role: "reviewer" });
  const { id: member } = await (await colleague.api()).accounts.currentUser();

  const { results, uploadId: upload } = await api.uploads.upload(
    formOf(
      [
        ...cvs.map(({ fileName, bytes }) => ({ name: fileName, content: bytes })),
        { name: `cv-${cvs[0]?.secrets.family}.exe`, content: "MZ\u0000\u0000 no CV" },
      ],
      job,
    ),
  );
  const ids = results.flatMap(({ candidateId }) => candidateId ?? []);
  if (new Set(ids).size < cvs.length)
    throw new Error(`not all CVs were taken: ${JSON.stringify(results)}`);
  // The same candidates are also on one of the owner's jobs that isn't blind.
  const other = await api.jobs.create({ ...backendJob, title: "Platform Engineer" });
  await api.talentPool.addToJob({ id: other.id, candidateIds: ids });
  const [candidate = 0] = ids;
  const [version] = await api.candidates.versions({ id: candidate });
  await uploadMail(clients.owner, { job, cv: cvs[0] });
  const { id: note } = await api.notes.add({ id: candidate, text: "Ask about on-call." });
  // Authors see their own notes unchanged, so the author must not be one of the roles under test.
  await mentionViewer(colleague, { job, candidate, cv: cvs[0] });
  await api.talentPool.setRetention({ keepMonths: 24 });
  await api.decisions.decideMany({ id: job, candidateIds: ids, decision: "hold" });
  await api.shortlist.set({ id: job, candidateIds: ids });
  await api.scoring.aiRank({ id: job });
  const template = await sendMessage(api, { job, candidateIds: ids });
  const link = await api.reviewLinks.create({ id: job, candidateIds: ids.slice(0, 50) });
  const token = new URL(link.url).pathname.split("/").at(-1) ?? "";
  const rows: Ids = {
    ...{
      job,
      candidate,
      upload,
      note,
      template,
      member,
      user: member,
      post: 1,
      token: 1,
      image: 1,
    },
    ...{ version: version?.id ?? 0, reviewLink: link.id },
  };
  return { ...made, clients, cvs, candidateIds: ids, rows, otherJob: other.id, linkToken: token };
}

export type BlindDesk = Awaited<ReturnType<typeof makeBlindDesk>>;

/** Adds notes that name a candidate. The mentions inbox truncates the second within the name. */
async function mentionViewer(
  client: Client,
  { job: jobId, candidate: id, cv }: { job: number; candidate: number; cv: SecretCv | undefined },
) {
  const { notes } = await client.api();
  const { given = "", family = "" } = cv?.secrets ?? {};
  await notes.add({ id, jobId, text: `@viewer Is ${given} ${family} free in May?` });
  const before = "@viewer ".padEnd(maxMentionText - given.length - family.length, "and so on. ");
  await notes.add({ id, jobId, text: `${before} ${given} ${family} can start.` });
}

/** Sends all candidates a message that names them. */
async function sendMessage(
  api: Api,
  { job, candidateIds }: { job: number; candidateIds: number[] },
) {
  const { id, updatedAt } = await api.messages.addTemplate({
    ...{ kind: "advance", name: "Invitation", subject: "{first_name}: {job_title}" },
    text: "Dear {full_name}, we would like to meet you.",
  });
  const { sent } = await api.messages.send({
    ...{ id: job, templateId: id, templateUpdatedAt: updatedAt.getTime() },
    recipients: candidateIds.map((candidateId) => ({ candidateId, seen: 0, again: false })),
  });
  if (sent.some(({ outcome }) => outcome !== "waiting")) throw new Error(JSON.stringify(sent));
  return id;
}

/** Uploads an email with the first CV. The applicant's text becomes a note. */
async function uploadMail(client: Client, { job, cv }: { job: number; cv: SecretCv | undefined }) {
  if (!cv) return;
  const { given, family, mailbox, domain } = cv.secrets;
  const boundary = "b";
  const mail = [
    `From: ${given} ${family} <${mailbox}@${domain}.example>`,
    `Subject: Application of ${given} ${family}`,
    "Date: Sun, 1 Mar 2026 12:00:00 +0000",
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    "",
    `--${boundary}`,
    "Content-Type: text/plain",
    "",
    `Kind regards, ${given} ${family}`,
    `--${boundary}`,
    `Content-Disposition: attachment; filename="second-${cv.fileName.replace(/\.\w+$/, ".txt")}"`,
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(
      `${given} ${family}\n${mailbox}@${domain}.example\n\nEXPERIENCE\nBackend Engineer, Southwind Ltd\nMay 2016 - June 2017\n- Built payment services\n\nEDUCATION\nBSc Physics, ${cv.secrets.school} College, 2012\n`,
    ).toString("base64"),
    `--${boundary}--`,
  ].join("\r\n");
  await (
    await client.api()
  ).uploads.upload(formOf([{ name: `${family}.eml`, content: mail }], job));
}
