import { backendJob, formOf, resumeText } from "@resume-picker/api/testing/test-desk";
import type { Client } from "@resume-picker/api/testing/test-desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestApp } from "../testing/test-app.ts";

let made: Awaited<ReturnType<typeof makeTestApp>>;
let owner: Client;
let jobId: number;
let candidateId: number;

beforeAll(async () => {
  made = await makeTestApp();
  owner = await made.desk.signUp("owner");
  const api = await owner.api();
  const title = `Engineer <script>alert("job")</script>`;
  jobId = (await api.jobs.create({ ...backendJob, title })).id;
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  const marked = content.replace("Leeds", `Leeds <img src=x onerror="alert(1)"></details>`);
  const { results } = await api.uploads.upload(
    formOf([{ name: "noor.txt", content: marked }], jobId),
  );
  candidateId = results[0]?.candidateId ?? 0;
});
afterAll(() => made.desk.close());

async function share(passphrase: string | null = null): Promise<string> {
  const link = { id: jobId, candidateIds: [candidateId], passphrase };
  const { url } = await (await owner.api()).reviewLinks.create(link);
  return new URL(url).pathname;
}

const post = (path: string, fields: Record<string, string>, cookie = "") =>
  made.app.request(path, {
    method: "POST",
    // A browser sends this for a form on a page without referrers.
    headers: { origin: "null", "content-type": "application/x-www-form-urlencoded", cookie },
    body: new URLSearchParams(fields).toString(),
  });

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

test("the page is for one reader: kept nowhere, found by nobody, and tells no other site", async () => {
  const response = await made.app.request(await share());
  expect(response.status).toBe(200);
  const { headers } = response;
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(await response.text()).toContain("Noor Haddad");
});

test("what a CV or a posting says is text on the page, never markup", async () => {
  const page = await (await made.app.request(await share())).text();
  expect(page).toContain("&lt;script&gt;");
  expect(page).toContain("&lt;img src=x");
  expect(page).not.toMatch(/<script|<img/);
});

test("a decision is saved by a form without a script, and shown when the page comes back", async () => {
  const path = await share();
  const fields = {
    candidateId: String(candidateId),
    decision: "advance",
    name: "Maria <b>",
    note: "",
  };
  const saved = await post(`${path}/decide`, fields);
  expect(saved.status).toBe(303);
  expect(saved.headers.get("location")).toBe(`${path}#candidate-${candidateId}`);
  const page = await made.app.request(path, { headers: { cookie: cookieOf(saved) } });
  const text = (await page.text()).replaceAll(/\s+/g, " ");
  expect(text).toMatch(/Advanced by Maria &lt;b&gt; \(review link\)/);
  expect(text).toContain('value="Maria &lt;b&gt;"');
});

test("a form that lacks something says what, and saves nothing", async () => {
  const path = await share();
  const fields = { candidateId: String(candidateId), decision: "advance", note: "" };
  const nameless = await post(`${path}/decide`, { ...fields, name: " " });
  expect(nameless.status).toBe(400);
  expect(await nameless.text()).toContain("Enter your name");
  const undecided = await post(`${path}/decide`, { ...fields, name: "Maria", decision: "" });
  expect(await undecided.text()).toContain("Choose advance, hold or decline");
});

test("a passphrase is asked for before anything is shown, file and form included", async () => {
  const path = await share("blue harbour 9");
  for (const response of [
    await made.app.request(path),
    await made.app.request(`${path}/cv/${candidateId}`),
    await post(`${path}/decide`, { candidateId: String(candidateId), decision: "hold", name: "M" }),
  ]) {
    expect(response.status).toBe(401);
    const text = await response.text();
    expect(text).toContain("Enter the passphrase you were given.");
    expect(text).not.toContain("Haddad");
  }
  const wrong = await post(`${path}/unlock`, { passphrase: "red harbour 9" });
  expect(wrong.status).toBe(403);
  expect(await wrong.text()).toContain("The passphrase is wrong.");
  const right = await post(`${path}/unlock`, { passphrase: "blue harbour 9" });
  const headers = { cookie: cookieOf(right) };
  expect(right.headers.get("set-cookie")).toMatch(/HttpOnly/);
  expect((await made.app.request(path, { headers })).status).toBe(200);
  const file = await made.app.request(`${path}/cv/${candidateId}`, { headers });
  expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
});

test("a link that doesn't work says so, and the log holds no token", async () => {
  const path = await share();
  await made.app.request(path);
  const gone = await made.app.request("/review/no-such-link");
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain("This link no longer works.");
  const token = path.split("/").at(-1) ?? "";
  const log = await (await owner.api()).logs.list({});
  expect(JSON.stringify([log, made.desk.logged])).not.toContain(token);
});

test("a body of a megabyte is refused", async () => {
  const path = await share();
  const response = await post(`${path}/decide`, { note: "x".repeat(1_000_000) });
  expect(response.status).toBe(413);
});

test("warnings about a CV are shown, and nothing of candidates who are not on the link", async () => {
  const api = await owner.api();
  const unread =
    "Lea Novak\nlea@example.org\n\nEXPERIENCE\nIn charge of this and that for many a year.\n\nEDUCATION\nBSc Biology, Lakeside University, 2012\n\nSKILLS\nExcel, SAP, Payroll";
  const korean =
    "김민수 (Kim Minsu)\nminsu@example.org\n경력\n2018.03 - 2021.05 한국전자 소프트웨어 엔지니어 백엔드 서비스 개발과 운영을 담당했습니다\n학력\n서울대학교 컴퓨터공학과";
  const namesake = resumeText({ name: "Omar Stein", email: "lea@example.org" });
  const files = [unread, korean, namesake].map((content, at) => ({ name: `${at}.txt`, content }));
  const { results } = await api.uploads.upload(formOf(files, jobId));
  const [lea = 0, minsu = 0] = results.map((result) => result.candidateId ?? 0);
  const { url } = await api.reviewLinks.create({ id: jobId, candidateIds: [lea, minsu] });
  const text = await (await made.app.request(new URL(url).pathname)).text();
  expect(text).toContain("No work history could be read");
  expect(text).toContain("Score of Lea Novak");
  expect(text.split("Language not supported: not scored")).toHaveLength(2);
  expect(text).not.toContain("Score of 김민수");
  expect(text).not.toContain("Score of Kim Minsu");
  expect(text).not.toContain("Omar Stein");
});
