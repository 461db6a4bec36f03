import { makeImage } from "@resume-picker/adapters/media/testing/make-images";
import { imageMessages, maxImageBytes } from "@resume-picker/domain/blog/image-rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { makeTestDesk } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let admin: Api;
beforeAll(async () => {
  desk = await makeTestDesk();
  admin = await (await desk.signUp("ada")).api();
});
afterAll(() => desk.close());

const formWith = (bytes: Uint8Array, name: string, altText?: string) => {
  const form = new FormData();
  form.append("image", new File([new Uint8Array(bytes)], name));
  if (altText !== undefined) form.append("altText", altText);
  return form;
};

test("an uploaded image has an address, its size and its words", async () => {
  const asset = await admin.media.upload(formWith(await makeImage("jpeg"), "Büro.jpg", " A desk "));
  expect(asset).toMatchObject({
    url: `/media/${asset.filename}`,
    originalFilename: "Büro.jpg",
    mimeType: "image/webp",
    width: 64,
    height: 48,
    altText: "A desk",
  });
  const again = await admin.media.upload(formWith(await makeImage("jpeg"), "again.jpg"));
  expect(again).toMatchObject({ id: asset.id, altText: "A desk" });
});

test.each([
  { what: "no image", form: new FormData(), code: "BAD_REQUEST", message: imageMessages.missing },
  {
    what: "a PDF named png",
    form: formWith(Buffer.from("%PDF-1.7"), "a.png"),
    code: "UNSUPPORTED_MEDIA_TYPE",
    message: imageMessages.wrongType,
  },
  {
    what: "5 MB and a byte",
    form: formWith(new Uint8Array(maxImageBytes + 1), "a.png"),
    code: "PAYLOAD_TOO_LARGE",
    message: imageMessages.tooLarge,
  },
])("$what is refused in the specified words", async ({ form, code, message }) => {
  await expect(admin.media.upload(form)).rejects.toMatchObject({ code, message });
});

test("an image is public exactly as long as a public post shows it", async () => {
  const { url, filename, id } = await admin.media.upload(formWith(await makeImage("png"), "b.png"));
  const isPublic = async () =>
    (await (await desk.visitor().api()).media.mayShow({ name: filename })).isPublic;
  expect(await isPublic()).toBe(false);
  const content = `Text ![A picture](${url})`;
  const post = await admin.blog.create({ title: "T", slug: "t", content });
  expect(await isPublic()).toBe(false);
  await admin.blog.publish({ id: post.id });
  expect(await isPublic()).toBe(true);
  await admin.blog.update({ id: post.id, status: "archived" });
  expect(await isPublic()).toBe(false);
  await admin.blog.update({ id: post.id, content: "Text", featuredImage: url });
  expect(await admin.media.listAffected({ id })).toEqual(["T"]);
  await expect(admin.media.delete({ id })).rejects.toMatchObject({
    code: "CONFLICT",
    message: /This image is used by a post: “T”/,
  });
  await admin.media.delete({ id, evenIfUsed: true });
  expect((await admin.blog.get({ id: post.id })).featuredImage).toBeNull();
  expect(await desk.parts.media.open(filename)).toBeNull();
});
