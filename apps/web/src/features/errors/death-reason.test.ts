import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { deathReason } from "./death-reason.ts";

test("a screen that died of a call says so in words, and of a fault what the fault says", () => {
  const unreachable = "The server can’t be reached. Check your connection.";
  expect(deathReason(new TypeError("Failed to fetch"))).toBe(unreachable);
  expect(deathReason(new TRPCClientError("NetworkError when attempting to fetch resource."))).toBe(
    unreachable,
  );
  const fault = new TypeError("Cannot read properties of undefined (reading 'name')");
  expect(deathReason(fault)).toBe(fault.message);
  expect(deathReason(new Error(""))).toBe("An unknown error");
});
