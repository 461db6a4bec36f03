import { expect, test } from "vitest";
import { parseMail } from "./parse-mail.ts";

const lines = (...all: string[]) => Buffer.from(all.join("\r\n"));
const png = "iVBORw0KGgo=";

test("attached files are found, and a signature's picture is none of them", async () => {
  const mail = await parseMail(
    lines(
      "From: =?utf-8?Q?Noor_Hadd=C3=A1d?= <noor@example.org>",
      "Subject: Application",
      "Date: Sun, 1 Mar 2026 12:00:00 +0000",
      'Content-Type: multipart/mixed; boundary="b"',
      "",
      "--b",
      'Content-Type: multipart/related; boundary="r"',
      "",
      "--r",
      "Content-Type: text/html",
      "",
      '<style>p { color: red }</style><p>Please find my CV.</p><p>Best,<br>N &amp; H</p><img src="cid:logo">',
      "--r",
      "Content-Type: image/png; name=logo.png",
      "Content-ID: <logo>",
      "Content-Disposition: inline; filename=logo.png",
      "Content-Transfer-Encoding: base64",
      "",
      png,
      "--r--",
      "--b",
      "Content-Type: text/plain; name=cv.txt",
      "Content-Disposition: attachment; filename*=utf-8''CV%20Noor.txt",
      "Content-Transfer-Encoding: base64",
      "",
      Buffer.from("EXPERIENCE").toString("base64"),
      "--b--",
    ),
  );
  expect(mail).toMatchObject({
    from: "Noor Haddád <noor@example.org>",
    subject: "Application",
    sentAt: new Date("2026-03-01T12:00:00Z"),
  });
  expect(mail.text).toBe("Please find my CV.\nBest,\nN & H");
  expect(mail.attachments.map(({ fileName }) => fileName)).toEqual(["CV Noor.txt"]);
  expect(Buffer.from(mail.attachments[0]?.bytes ?? []).toString()).toBe("EXPERIENCE");
});

test("a mail that is nested to do harm is refused, and quickly", async () => {
  const depth = 2000;
  const parts = Array.from({ length: depth }, (_, at) => [
    `Content-Type: multipart/mixed; boundary="b${at}"`,
    "",
    `--b${at}`,
  ]);
  const started = performance.now();
  await expect(parseMail(lines(...parts.flat(), "text"))).rejects.toMatchObject({
    code: "VALIDATION",
  });
  await expect(parseMail(lines(`X: ${"x".repeat(600_000)}`, "", "text"))).rejects.toMatchObject({
    code: "VALIDATION",
  });
  expect(performance.now() - started).toBeLessThan(2000);
});

test("a mail of the largest size doesn't hold up the others for long", async () => {
  const attached = Buffer.alloc(7 * 1024 * 1024, "CV ")
    .toString("base64")
    .replaceAll(/.{76}/g, "$&\r\n");
  const mail = lines(
    'Content-Type: multipart/mixed; boundary="b"',
    "",
    "--b",
    "Content-Disposition: attachment; filename=cv.pdf",
    "Content-Transfer-Encoding: base64",
    "",
    attached,
    "--b--",
  );
  const before = process.cpuUsage();
  expect((await parseMail(mail)).attachments[0]?.bytes.length).toBe(7 * 1024 * 1024);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
});
