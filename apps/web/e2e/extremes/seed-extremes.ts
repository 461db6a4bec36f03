import type { Page } from "playwright-core";
import { makeCategory, makePost } from "../harness/blog.ts";
import { createJob, uploadTo } from "../harness/workspace.ts";

export type Extremes = { many: number; one: number; none: number; candidateIds: number[] };

/** A single word of so many letters, which has no place for a line break. */
const long = (letters: number, letter = "W") => letter.repeat(letters);
const arabic = "عبد الرحمن بن محمد الخوارزمي";
const hebrew = "שלמה בן־גוריון־אברמוביץ׳";

const people = ["Ada Okafor", "Bea Lindqvist", "Carl Vogt", "Dina Haddad", "Emil Marchand"];
const cvOf = (name: string, at: number) => ({
  name: `${name.toLowerCase().replace(" ", "-")}-${long(120, "f")}.txt`,
  bytes: Buffer.from(
    `${name}\n${name.toLowerCase().replace(" ", ".")}@example.org\n\nEXPERIENCE\n\nBackend Engineer, Northwind ${at}\n2014 - ${2018 + at}\n- Built services in TypeScript\n\nSKILLS\n\nTypeScript, PostgreSQL, Docker, ${long(60, "s")}\n`,
  ),
});

/** Sends a request such as `PUT /api/…` with a JSON body. */
async function call(page: Page, what: `${"PUT" | "POST"} ${string}`, data: object) {
  const [method, path = ""] = what.split(" ");
  const response = await page.request.fetch(path, { method, data });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as { id: number };
}

/** Creates jobs with no, one and many candidates, with the longest text that each field accepts. */
export async function seedExtremes(page: Page): Promise<Extremes> {
  const skills = [long(200, "k"), "TypeScript", "PostgreSQL", "Terraform"];
  const many = await createJob(page, { title: long(200), must: skills, nice: [long(200, "n")] });
  const one = await createJob(page, { title: arabic, must: ["TypeScript"] });
  const none = await createJob(page, { title: "O", must: [] });
  await uploadTo(page, many, people.map(cvOf));
  await uploadTo(page, one, [cvOf("Farah Ito", 3)]);
  const list = await page.request.get(`/api/jobs/${many}/candidates`);
  const candidateIds = ((await list.json()) as { id: number }[]).map(({ id }) => id);
  const [first = 0, second = 0, third = 0] = candidateIds;
  const correct = (id: number, correction: { field: string; subject?: string; value: unknown }) =>
    call(page, `PUT /api/candidates/${id}/corrections`, correction);
  const role = { location: null, start: "2019", end: null, isCurrent: true, kind: "job" };
  await correct(first, { field: "name", value: long(200, "N") });
  await correct(first, {
    field: "email",
    value: `${long(60, "e")}@${long(60, "d")}.example.org`,
  });
  await correct(first, {
    field: "role",
    value: { ...role, title: long(200, "T"), company: long(200, "C") },
  });
  await correct(first, {
    field: "skill",
    subject: long(200, "S"),
    value: { proficiency: null },
  });
  await correct(second, { field: "name", value: arabic });
  await correct(third, { field: "name", value: hebrew });
  const weights = { skills: 0.5, title: 0.2, seniority: 0.15, recency: 0.1, gaps: 0.05 };
  for (const rank of ["manual-rank", "ai-rank"]) {
    await call(page, `POST /api/jobs/${many}/${rank}`, { weights });
  }
  await call(page, `PUT /api/jobs/${many}/shortlist`, { candidateIds: [first, second] });
  const decision = { decision: "decline", reasons: [long(60, "r")], note: long(200, "o") };
  await call(page, `PUT /api/jobs/${many}/candidates/${first}/decision`, decision);
  await call(page, `POST /api/candidates/${first}/notes`, { text: long(200, "x") });
  await seedOthers(page);
  return { many, one, none, candidateIds };
}

/** Creates users, articles and support requests. */
async function seedOthers(page: Page): Promise<void> {
  const password = "correct horse";
  const guest = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const registered = await guest?.request.post("/api/register", {
    data: {
      username: long(64, "u"),
      email: `${long(60, "m")}@${long(60, "h")}.example.org`,
      password,
      firstName: long(100, "F"),
      lastName: long(100, "L"),
    },
  });
  if (registered?.status() !== 201) throw new Error("The second account was not made.");
  await guest?.close();
  const category = await makeCategory(page, long(60, "G"), "long-category");
  const tags = [long(60, "t"), "short"];
  const content = `# ${long(200, "H")}\n\n${long(300, "p")}\n\n| ${long(80, "a")} | ${long(80, "b")} |\n|---|---|\n| ${long(200, "c")} | d |\n\n\`\`\`\n${long(300, "q")}\n\`\`\`\n\n- [ ] ${long(200, "l")}\n`;
  await makePost(page, {
    title: long(200, "A"),
    slug: "long-article",
    content,
    excerpt: long(300, "z"),
    tags,
    categoryIds: [category],
  });
  await makePost(page, {
    title: arabic,
    slug: "right-to-left",
    content: `## ${hebrew}\n\n${arabic}`,
  });
  await call(page, "POST /api/support/contact", {
    subject: long(200, "j"),
    category: "feature",
    message: long(500, "g"),
    email: `${long(60, "m")}@example.org`,
    name: long(200, "B"),
  });
  await call(page, "POST /api/admin/invitations", {
    email: `${long(60, "i")}@example.org`,
    role: "user",
  });
  await page.request.post("/api/logs/client-error", { data: { message: long(500, "y") } });
}
