import { expect, test } from "vitest";
import { judgeBrowser } from "./judge-browser.ts";

const now = new Date("2026-03-01T12:00:00Z");
const judge = (ahead: number, origin: string) =>
  judgeBrowser(
    { now, appUrl: "https://desk.example.com" },
    { receivedAt: now.getTime() + ahead, origin },
  );

test("a clock that is wrong and links that lead elsewhere are said", () => {
  const sound = judge(2000, "https://desk.example.com");
  expect(sound.map(({ state }) => state)).toEqual(["ok", "ok"]);
  const [clock, address] = judge(-5 * 60_000, "http://10.0.0.5:3000");
  expect(clock?.message).toContain("5 min ahead of this device");
  expect(address?.message).toContain("https://desk.example.com, but you use http://10.0.0.5:3000");
});
