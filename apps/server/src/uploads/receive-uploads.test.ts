import { readdirSync } from "node:fs";
import { backendJob, resumeText } from "@resume-picker/api/testing/test-desk";
import { maxFileBytes, uploadMessages } from "@resume-picker/domain/uploads/upload-rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import fc from "fast-check";
import { jsonRequest, makeTestApp, register } from "../testing/test-app.ts";

let made: Awaited<ReturnType<typeof makeTestApp>>;
let cookie: string;
let jobId: number;
beforeAll(async () => {
  made = await makeTestApp();
  cookie = await register(made.app, "ada");
  const job = await made.app.request("/api/jobs", jsonRequest("POST", backendJob, { cookie }));
  jobId = ((await job.json()) as { id: number }).id;
});
afterAll(() => made.desk.close());

const stored = () =>
  readdirSync(made.desk.uploads, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const incoming = () => stored().filter((name) => name.startsWith(".saving-"));
const cv = (name: string) =>
  new File([resumeText({ name, email: `${name.slice(0, 3)}@example.org` })], `${name}.txt`);
const formWith = (...files: File[]) => {
  const form = new FormData();
  form.set("jobId", String(jobId));
  for (const file of files) form.append("files", file);
  return form;
};
const ways = [
  { way: "REST", path: "/api/upload" },
  { way: "the browser", path: "/api/trpc/uploads.upload" },
];
const post = (
  path: string,
  body: FormData | ReadableStream | string,
  headers: Record<string, string> = { cookie },
) =>
  made.app.request(path, {
    method: "POST",
    headers,
    body,
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  });

/** An endless form with files of the given size, until the reader cancels. */
function endlessForm(fileBytes: number) {
  const told = { bytes: 0, isCancelled: false };
  const encoder = new TextEncoder();
  let number = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      number += 1;
      const head = `--edge\r\nContent-Disposition: form-data; name="files"; filename="${number}.txt"\r\n\r\n`;
      const chunk = encoder.encode(`${head}${"x".repeat(fileBytes)}\r\n`);
      told.bytes += chunk.length;
      controller.enqueue(chunk);
    },
    cancel() {
      told.isCancelled = true;
    },
  });
  return { told, body, type: "multipart/form-data; boundary=edge" };
}

test.each(ways)(
  "by $way, each file has its own end: kept, too large, of the wrong kind",
  async ({ path }) => {
    const files = [
      cv("Noor Haddad"),
      new File([new Uint8Array(maxFileBytes + 1)], "large.pdf"),
      new File(["%PDF-1.7 broken"], "broken.pdf"),
      cv("Ida Berg"),
    ];
    const answer = await post(path, formWith(...files));
    expect(answer.status).toBe(200);
    const body = JSON.stringify(await answer.json());
    expect(body).toContain(`"fileName":"Noor Haddad.txt","success":true`);
    expect(body).toContain(
      `"fileName":"large.pdf","success":false,"error":"${uploadMessages.tooLarge}"`,
    );
    expect(body).toContain(`"fileName":"broken.pdf","success":false`);
    expect(body).toContain(`"fileName":"Ida Berg.txt","success":true`);
    expect(incoming()).toEqual([]);
    expect(stored()).toHaveLength(2);
  },
);

test("file names arrive as they were given, whatever stands in them", async () => {
  const name = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
    fc.constantFrom(
      `a"b.txt`,
      "a\\b.txt",
      "../../etc/passwd",
      "C:\\cv.txt",
      "x; filename=y",
      "%22%0A",
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 20 }), async (names) => {
      const form = new FormData();
      // Empty files have no text to parse.
      for (const given of names) form.append("files", new File([], `${given}.txt`));
      // oxlint-disable-next-line typescript/no-deprecated -- what names were read by before
      const asIs = (await new Response(form).formData()).getAll("files");
      const answer = await post("/api/upload", form);
      expect(await answer.json()).toMatchObject({
        results: asIs.map((file) => ({
          fileName: file instanceof File ? file.name : "",
          success: false,
        })),
      });
    }),
    { numRuns: 6 },
  );
});

test.each(ways)("by $way, nothing is taken in of a visitor", async ({ path }) => {
  const { body, told, type } = endlessForm(50_000);
  const answer = await post(path, body, { "content-type": type });
  expect(answer.status).toBe(401);
  expect(told.bytes).toBeLessThan(200_000);
});

test.each(ways)("by $way, the 101st file ends the request unread", async ({ path }) => {
  const { body, told, type } = endlessForm(1000);
  const answer = await post(path, body, { cookie, "content-type": type });
  expect(answer.status).toBe(413);
  expect(JSON.stringify(await answer.json())).toContain(uploadMessages.tooMany);
  expect(told).toMatchObject({ isCancelled: true });
  expect(told.bytes).toBeLessThan(500_000);
  expect(incoming()).toEqual([]);
});

test("a request that says that it is too large is refused before it is read", async () => {
  const { body, told, type } = endlessForm(1000);
  const headers = { cookie, "content-type": type, "content-length": String(2 ** 31) };
  const answer = await post("/api/upload", body, headers);
  expect(answer.status).toBe(413);
  expect(told.bytes).toBeLessThan(10_000);
});

test.each(ways)("by $way, an upload that breaks off leaves nothing", async ({ path }) => {
  const before = stored();
  const encoder = new TextEncoder();
  const pieces = [
    `--edge\r\nContent-Disposition: form-data; name="files"; filename="whole.txt"\r\n\r\nwhole\r\n`,
    `--edge\r\nContent-Disposition: form-data; name="files"; filename="half.txt"\r\n\r\nhalf`,
  ];
  const type = "multipart/form-data; boundary=edge";
  const gone = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.error(new Error("The sender went away."));
      else controller.enqueue(encoder.encode(piece));
    },
  });
  const answer = await post(path, gone, { cookie, "content-type": type });
  expect(answer.status).toBe(400);
  const cut = `--edge\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nno end`;
  expect((await post(path, cut, { cookie, "content-type": type })).status).toBe(400);
  expect((await post(path, "x", { cookie, "content-type": "multipart/form-data" })).status).toBe(
    400,
  );
  expect(stored()).toEqual(before);
});

test("files of a form that is refused are deleted", async () => {
  const before = stored();
  const form = formWith(cv("Mara Lind"));
  form.set("jobId", "999999");
  expect((await post("/api/upload", form)).status).toBe(404);
  expect(stored()).toEqual(before);
});
