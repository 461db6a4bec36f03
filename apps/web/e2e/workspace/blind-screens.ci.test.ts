import { findSecrets } from "@resume-picker/api/testing/find-secrets";
import { makeSecretCv } from "@resume-picker/api/testing/secret-cvs";
import type { SecretKind } from "@resume-picker/api/testing/secret-cvs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { waitForStillness } from "../harness/accessibility.ts";
import { phone, sharedProduct, signedInUser } from "../harness/product.ts";
import { createJob, uploadTo, waitForCandidates } from "../harness/workspace.ts";

const product = sharedProduct();

/** Text recognition of one scan takes as much processor time as fifty other CVs. */
const kinds: SecretKind[] = [
  ...Array.from({ length: 18 }, (_, at) => (["pdf", "docx", "txt"] as const)[at % 3] ?? "txt"),
  ...(["scan", "scan"] as const),
];

/** Returns everything in the page: visible text, addresses, labels, attributes and hidden parts. */
async function readAll(page: Page): Promise<string> {
  const frames = await Promise.all(page.frames().map((frame) => frame.content()));
  const values = await page
    .locator("input, textarea")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  return [page.url(), await page.title(), ...frames, ...values].join("\n");
}

/** Reads the page once it has finished loading and no longer changes. */
async function readWhenStill(page: Page): Promise<string> {
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  let last = "";
  for (let same = 0; same < 3;) {
    await waitForStillness(page);
    const now = await readAll(page);
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return last;
}

type Screen = { path: string; sign: string | RegExp; act?: (page: Page) => Promise<unknown> };

const openMenu = (title: string, item: string) => async (page: Page) => {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
  await page.getByRole("dialog").getByRole("heading", { name: item }).waitFor();
};

test("no screen tells anybody who the candidates of a blind job are", async () => {
  const cvs = await Promise.all(kinds.map((kind, at) => makeSecretCv(kind, at)));
  const owner = await product.newUser();
  // Scans take longer than the default time-out.
  owner.context().setDefaultTimeout(90_000);
  const title = "Backend Engineer";
  const jobId = await createJob(owner, { title });
  const call = async (method: "put" | "post", path: string, data: object) => {
    const answer = await owner.request[method](`/api${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Record<string, unknown>;
  };
  const setBlind = (isBlind: boolean) =>
    call("put", `/jobs/${jobId}/blind-review`, { isBlind, hidesSchools: true });
  await setBlind(true);
  const files = cvs.map(({ fileName, bytes }) => ({ name: fileName, bytes: Buffer.from(bytes) }));
  await uploadTo(owner, jobId, files);
  const listed = await owner.request.get(`/api/jobs/${jobId}/candidates`);
  const ids = ((await listed.json()) as { id: number }[]).map(({ id }) => id);
  expect(ids).toHaveLength(cvs.length);
  const members = { reviewer: await product.newUser(), viewer: await product.newUser() };
  for (const [role, page] of Object.entries(members)) {
    const { username: user } = await signedInUser(page);
    await call("put", `/jobs/${jobId}/members`, { user, role });
  }
  await call("post", `/jobs/${jobId}/decisions`, { candidateIds: ids, decision: "hold" });
  await call("put", `/jobs/${jobId}/shortlist`, { candidateIds: ids });
  const { url } = await call("post", `/jobs/${jobId}/review-links`, { candidateIds: ids, days: 7 });
  await call("post", "/message-templates", {
    ...{ kind: "decline", name: "Decline", subject: "{job_title}" },
    text: "Dear {full_name}, thank you.",
  });

  owner.context().setDefaultTimeout(30_000);
  const hits: string[] = [];
  const walk = async (page: Page, who: string, paths: readonly Screen[]) => {
    for (const { path, sign, act } of paths) {
      await page.goto(path);
      await page.getByText(sign).filter({ visible: true }).first().waitFor();
      await act?.(page);
      const found = findSecrets(await readWhenStill(page), cvs);
      hits.push(...found.map((hit) => `${who} at ${path}: ${hit}`));
    }
  };
  const list = `/jobs/${jobId}`;
  const all = /^Showing 20 of 20 candidates/;
  const detail = (id: number): Screen => ({
    path: `${list}?candidate=${id}&cv=true`,
    sign: "Hidden in blind review",
    act: (page) => page.getByText(/^Blind copy: /).waitFor(),
  });
  const shared: Screen[] = [
    { path: list, sign: all },
    { path: `${list}?q=payment`, sign: /Candidate K\d+/ },
    { path: `${list}?compare=${ids.slice(0, 3).join(",")}`, sign: /^Compare 3/ },
    { path: `${list}?view=shortlist`, sign: "Shortlisted Candidates" },
  ];
  await walk(owner, "owner", [
    ...shared,
    detail(ids[0] ?? 0),
    { path: list, sign: all, act: openMenu(title, "Members") },
    { path: list, sign: all, act: openMenu(title, "Blind Review") },
    {
      path: list,
      sign: /^Last upload: /,
      act: async (page) => {
        await page.getByText(/^Last upload: /).waitFor();
        await page.getByRole("button", { name: "Report", exact: true }).click();
        await page.getByRole("heading", { name: "Upload reports" }).waitFor();
      },
    },
    {
      path: `${list}?candidate=${ids[0]}`,
      sign: "Hidden in blind review",
      act: async (page) => {
        await page.getByRole("button", { name: "Message", exact: true }).click();
        await page.getByText(/^Dear /).waitFor();
      },
    },
    { path: `${list}/ranking-check`, sign: /^With fewer than|Ranking check|Decisions and Order/ },
    { path: `${list}/ai-rankings`, sign: "AI Rankings" },
    { path: `/api${list}/candidates/${ids[0]}/report?format=html`, sign: /Candidate K\d+/ },
    { path: "/candidates", sign: "20 candidates" },
    { path: `/candidates?candidate=${ids[1]}&cv=true`, sign: /^Blind copy: / },
    { path: "/dashboard", sign: title },
  ]);
  // Move between candidates by keyboard, in the list's order.
  await owner.goto(`${list}?candidate=${ids[0]}&cv=true`);
  const seen = new Set<string>();
  for (const id of ids) {
    await owner.getByRole("heading", { name: `Candidate K${id}`, exact: true }).waitFor();
    await owner.getByText(/^Blind copy: /).waitFor();
    const text = await readWhenStill(owner);
    seen.add(new URL(owner.url()).searchParams.get("candidate") ?? "");
    hits.push(...findSecrets(text, cvs).map((hit) => `owner at candidate ${id}: ${hit}`));
    await owner.keyboard.press("j");
  }
  expect(seen.size).toBe(cvs.length);
  for (const [role, page] of Object.entries(members))
    await walk(page, role, [
      ...shared.slice(-2),
      ...ids.slice(-3).map(detail),
      { path: "/dashboard", sign: "Shared with you" },
    ]);
  const visitor = await product.newPage({ viewport: phone });
  await walk(visitor, "visitor", [{ path: new URL(String(url)).pathname, sign: /Candidate K\d+/ }]);
  expect(hits).toEqual([]);

  // The same check finds every name once blind review is off.
  await setBlind(false);
  await owner.goto(list);
  await waitForCandidates(owner, 20);
  expect(findSecrets(await readWhenStill(owner), cvs).length).toBeGreaterThanOrEqual(20);
});
