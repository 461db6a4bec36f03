import { makeImage } from "@resume-picker/adapters/media/testing/make-images";
import { readMediaUrl } from "@resume-picker/domain/blog/image-rules";
import { expect, onTestFinished, test } from "vitest";
import { makeTestDesk } from "../testing/test-desk.ts";

const formWith = (bytes: Uint8Array, name = "logo.png") => {
  const form = new FormData();
  form.append("image", new File([new Uint8Array(bytes)], name));
  return form;
};

test("a logo is shown to everybody, kept while it is one, and gone when it is removed", async () => {
  const desk = await makeTestDesk();
  onTestFinished(() => desk.close());
  const admin = await (await desk.signUp("ada")).api();
  const visitor = await desk.visitor().api();
  const png = await makeImage("png", 320, 90);
  const { logoUrl } = await admin.settings.setLogo(formWith(png));
  expect((await visitor.accounts.session()).site.logoUrl).toBe(logoUrl);
  const name = readMediaUrl(logoUrl ?? "")?.name ?? "";
  expect(await visitor.media.mayShow({ name })).toMatchObject({ isPublic: true });

  // The blog can add the same picture and delete it again.
  const { id } = await admin.media.upload(formWith(png));
  await admin.media.delete({ id });
  expect(await desk.parts.media.open(name)).not.toBeNull();

  const [entry] = await admin.admin.audit({ action: "settings.change" });
  expect(entry).toMatchObject({ username: "ada", metadata: { settings: "LOGO" } });
  expect((await admin.settings.removeLogo()).logoUrl).toBeNull();
  expect(await desk.parts.media.open(name)).toBeNull();
  expect(await visitor.media.mayShow({ name })).toMatchObject({ isPublic: false });
});

test("what is no picture of a safe type, or too large, is refused and changes nothing", async () => {
  const desk = await makeTestDesk();
  onTestFinished(() => desk.close());
  const admin = await (await desk.signUp("ada")).api();
  const svg = new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`,
  );
  await expect(admin.settings.setLogo(formWith(svg, "logo.svg"))).rejects.toMatchObject({
    code: "UNSUPPORTED_MEDIA_TYPE",
  });
  await expect(
    admin.settings.setLogo(formWith(new Uint8Array(1024 * 1024 + 1))),
  ).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  expect((await admin.accounts.session()).site.logoUrl).toBeNull();
});
