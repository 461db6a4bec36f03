import { expect, test } from "vitest";
import { findLeaks } from "./find-leaks.ts";
import { writeSecretCvs } from "./write-cvs.ts";

test.each(writeSecretCvs(112))(
  "nothing that says whose CV it is reaches an engine: $kind, $name",
  (cv) => {
    const { leaks, changed } = findLeaks(cv);
    expect(leaks).toEqual([]);
    expect(changed).toEqual([]);
  },
);
