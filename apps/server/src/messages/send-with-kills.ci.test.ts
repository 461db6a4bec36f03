import { expect, test } from "vitest";
import { sendWithKills } from "../testing/messages-with-kills.ts";

// One kill is between the mail server's acceptance and our record of it, one before it.
test("50 candidates are written to once each, whatever is killed, and what is unsure is said", async () => {
  const kills = [
    { mail: 15, isTaken: true },
    { mail: 30, isTaken: false },
  ];
  const { taken, states, repeated } = await sendWithKills(50, kills);
  expect([...taken.values()].filter((count) => count > 1)).toEqual([]);
  expect(repeated).toEqual(Array.from({ length: 50 }, () => "already"));
  const unsure = [...states].filter(([, state]) => state !== "sent");
  expect(unsure.map(([, state]) => state)).toEqual(["unconfirmed", "unconfirmed"]);
  // The accepted one is among the unconfirmed messages.
  expect(taken.size).toBe(49);
  expect([...states.keys()].filter((address) => !taken.has(address))).toHaveLength(1);
  expect(unsure.filter(([address]) => taken.has(address))).toHaveLength(1);
}, 240_000);
