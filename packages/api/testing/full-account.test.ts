import { test } from "vitest";
import { expectCallsAreShort } from "./full-account.ts";

test("with every table full and 1,000 candidates in a job, no call takes the time of others", async () => {
  await expectCallsAreShort(1000);
}, 240_000);
