import { makeImage } from "@resume-picker/adapters/media/testing/make-images";
import { users } from "@resume-picker/db/schema/accounts";
import { mails } from "@resume-picker/db/schema/mails";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { expect, onTestFinished, test } from "vitest";
import { makeTestDesk, password } from "../testing/test-desk.ts";

async function makeDesk() {
  const desk = await makeTestDesk();
  onTestFinished(() => desk.close());
  const ada = await desk.signUp("ada");
  const mailsTo = (address: string) =>
    desk.parts.db
      .select()
      .from(mails)
      .all()
      .filter(({ recipient }) => recipient === address);
  const token = (address: string) =>
    /token=([\w-]+)/.exec(mailsTo(address).at(-1)?.text ?? "")?.[1] ?? "none";
  return { desk, ada, api: async () => (await ada.api()).accounts, mailsTo, token };
}

test("a name mistyped at sign-up is put right; what is left out stays", async () => {
  const { api } = await makeDesk();
  const changed = await (await api()).updateProfile({ firstName: "  Ada\u202e " });
  expect(changed).toMatchObject({ firstName: "Ada", lastName: "Tester", pendingEmail: null });
  expect(await (await api()).currentUser()).toMatchObject({ firstName: "Ada" });
  await expect((await api()).updateProfile({ lastName: " " })).rejects.toMatchObject({
    message: accountMessages.lastNameRequired,
  });
});

test("a new address counts once its link was opened, and the old one is told before", async () => {
  const { desk, api, mailsTo, token } = await makeDesk();
  desk.parts.db.update(users).set({ emailVerified: true }).run();
  const asked = await (
    await api()
  ).updateProfile({ email: "Ada.New@example.com", currentPassword: password });
  expect(asked).toMatchObject({ email: "ada@example.com", pendingEmail: "ada.new@example.com" });
  expect(mailsTo("ada@example.com").at(-1)?.text).toContain("ada.new@example.com");
  const stored = desk.parts.db.$client.prepare("select * from email_changes").all();
  expect(JSON.stringify(stored)).not.toContain(token("ada.new@example.com"));
  const visitor = (await desk.visitor().api()).accounts;
  await visitor.verifyEmail({ token: token("ada.new@example.com") });
  expect(await (await api()).profile()).toMatchObject({
    email: "ada.new@example.com",
    emailVerified: true,
    pendingEmail: null,
  });
  const again = await visitor.verifyEmail({ token: token("ada.new@example.com") });
  expect(again).toEqual({ message: accountMessages.alreadyVerified, alreadyVerified: true });
});

test("a new address needs the current password, which an open session doesn't know", async () => {
  const { desk, api, mailsTo } = await makeDesk();
  const refusals = [
    [{}, accountMessages.currentPasswordRequired],
    [{ currentPassword: "not mine" }, accountMessages.currentPasswordWrong],
  ] as const;
  for (const [given, message] of refusals) {
    const change = { email: "thief@example.com", firstName: "Eve", ...given };
    await expect((await api()).updateProfile(change)).rejects.toMatchObject({
      ...{ code: "BAD_REQUEST", message },
      cause: { issues: [{ path: "currentPassword", message }] },
    });
  }
  expect(mailsTo("thief@example.com")).toEqual([]);
  expect(await (await api()).profile()).toMatchObject({ firstName: "ada", pendingEmail: null });
  // The present address cancels a change, and names need no password.
  await (await api()).updateProfile({ email: "ada@example.com", firstName: "Ada" });
  const visitor = (await desk.visitor().api()).accounts;
  await expect(visitor.updateProfile({ email: "x@example.com" })).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
});

test("a new password stops a change of address that somebody else asked for", async () => {
  const { desk, api, token } = await makeDesk();
  await (await api()).updateProfile({ email: "thief@example.com", currentPassword: password });
  await (await api()).changePassword({ currentPassword: password, newPassword: "another horse 8" });
  const visitor = (await desk.visitor().api()).accounts;
  await expect(visitor.verifyEmail({ token: token("thief@example.com") })).rejects.toThrow();
  expect(await (await api()).profile()).toMatchObject({ email: "ada@example.com" });
});

test("an address of somebody else is answered as any other, and never taken over", async () => {
  const { desk, api, mailsTo } = await makeDesk();
  await desk.signUp("ben");
  const known = await (
    await api()
  ).updateProfile({ email: "ben@example.com", currentPassword: password });
  const unknown = await (
    await api()
  ).updateProfile({ email: "nobody@example.com", currentPassword: password });
  expect({ ...known, pendingEmail: "" }).toEqual({ ...unknown, pendingEmail: "" });
  await (await api()).updateProfile({ email: "ben@example.com", currentPassword: password });
  const [, told] = mailsTo("ben@example.com");
  expect(told?.subject).toBe("Somebody tried to use your email address at Resume Picker");
  expect(told?.text).not.toContain("token=");
});

test("an address that went to another account meanwhile is refused, and mails are counted", async () => {
  const { desk, api, token } = await makeDesk();
  await (await api()).updateProfile({ email: "ben@example.com", currentPassword: password });
  const link = token("ben@example.com");
  await desk.signUp("ben");
  const visitor = (await desk.visitor().api()).accounts;
  await expect(visitor.verifyEmail({ token: link })).rejects.toMatchObject({
    message: accountMessages.addressTakenMeanwhile,
  });
  for (let at = 0; at < 4; at += 1) {
    await (
      await api()
    ).updateProfile({
      email: `ada${at}@example.com`,
      currentPassword: password,
    });
  }
  const sixth = (await api()).updateProfile({
    email: "ada9@example.com",
    firstName: "Eve",
    currentPassword: password,
  });
  await expect(sixth).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(await (await api()).profile()).toMatchObject({ firstName: "ada" });
});

test("a picture is one's own to see, and its file goes with it", async () => {
  const { desk, ada, api } = await makeDesk();
  const formWith = async (type: "png" | "jpeg") => {
    const form = new FormData();
    form.append("image", new File([new Uint8Array(await makeImage(type))], `me.${type}`));
    return form;
  };
  const first = (await (await api()).setPicture(await formWith("png"))).profileImageUrl ?? "";
  const name = first.replace("/media/", "");
  expect(await (await ada.api()).media.mayShow({ name })).toMatchObject({ isOwn: true });
  const other = await (await desk.signUp("ben")).api();
  expect(await other.media.mayShow({ name })).toEqual({
    isPublic: false,
    isInPreview: false,
    isWriter: false,
    isOwn: false,
  });
  const second = (await (await api()).setPicture(await formWith("jpeg"))).profileImageUrl ?? "";
  expect(second).not.toBe(first);
  expect(await desk.parts.media.open(name)).toBeNull();
  expect(await desk.parts.media.open(second.replace("/media/", ""))).not.toBeNull();
  await (await api()).removePicture();
  expect(await desk.parts.media.open(second.replace("/media/", ""))).toBeNull();
});

test("of pictures that come in at the same time, only the one that stays is kept", async () => {
  const { desk, api } = await makeDesk();
  const formWith = async (type: "png" | "jpeg") => {
    const form = new FormData();
    form.append("image", new File([new Uint8Array(await makeImage(type))], `me.${type}`));
    return form;
  };
  const before = await api();
  const own = await api();
  const shown = await Promise.all([
    before.setPicture(await formWith("png")),
    own.setPicture(await formWith("jpeg")),
  ]);
  const { profileImageUrl } = await (await api()).profile();
  const urls = new Set(shown.flatMap((one) => one.profileImageUrl ?? []));
  const all = [...urls, profileImageUrl ?? ""];
  const kept = [];
  for (const url of new Set(all)) {
    if (await desk.parts.media.open(url.replace("/media/", ""))) kept.push(url);
  }
  expect(kept).toEqual([profileImageUrl]);
});
