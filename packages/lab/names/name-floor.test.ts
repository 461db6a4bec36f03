import { expect, test } from "vitest";
import { rateNames } from "./rate-names.ts";
import { writeNamedVariants } from "./write-named-variants.ts";

const ratings = [true, false].flatMap((withContact) =>
  rateNames(writeNamedVariants(14, withContact)).map((rating) => ({ ...rating, withContact })),
);

test.each(ratings)(
  "a name is read and hidden wherever it comes from: $origin, contacts $withContact",
  ({ read, masked, othersMasked }) => {
    expect(read).toBeGreaterThanOrEqual(0.97);
    expect(masked).toBe(1);
    expect(othersMasked).toBe(1);
  },
);

test("no origin is read better than another", () => {
  const read = ratings.map((rating) => rating.read);
  expect(Math.max(...read) - Math.min(...read)).toBeLessThanOrEqual(0.02);
});
