import { test } from "vitest";
import { expectCallsAreShort } from "./full-account.ts";

test("with every table full and 20,000 candidates in a job, no call takes the time of others", async () => {
  await expectCallsAreShort(20_000);
}, 1_200_000);
