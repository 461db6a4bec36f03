import { expect, test } from "vitest";
import { inRoot } from "../setup/root.mjs";
import { countReport } from "./count.mjs";

test("a test file that can't even be loaded is counted as failed, not left out", () => {
  const report = {
    testResults: [
      {
        name: inRoot("a.test.ts"),
        status: "failed",
        assertionResults: [
          { fullName: "adds", status: "passed" },
          { fullName: "subtracts", status: "failed", failureMessages: ["1 is not 2\n at a.ts:3"] },
        ],
      },
      { name: inRoot("b.test.ts"), status: "failed", assertionResults: [] },
      {
        name: inRoot("c.test.ts"),
        status: "passed",
        assertionResults: [{ fullName: "waits", status: "skipped" }],
      },
    ],
  };
  expect(countReport(report)).toEqual({
    passed: 1,
    failed: ["a.test.ts: subtracts (1 is not 2)", "b.test.ts"],
    retried: [],
    skipped: [],
  });
});

test("a test that passed at its second try only is told of, with what failed at the first", () => {
  const report = {
    testResults: [
      {
        name: inRoot("a.test.ts"),
        status: "passed",
        assertionResults: [
          { fullName: "waits", status: "passed", failureMessages: ["Too late\n at a.ts:3"] },
          { fullName: "adds", status: "passed", failureMessages: [] },
        ],
      },
    ],
  };
  expect(countReport(report)).toEqual({
    passed: 2,
    failed: [],
    skipped: [],
    retried: ["a.test.ts: waits (Too late)"],
  });
});

test("a property test that failed is told of with its seed and its counterexample", () => {
  const message =
    'Error: Property failed after 70 tests\n{ seed: 7, path: "69:1" }\nCounterexample: ["k8s"]\nShrunk 1 time(s)\n at a.ts:3';
  const failure = { fullName: "adds", status: "failed", failureMessages: [message] };
  const report = {
    testResults: [{ name: inRoot("a.test.ts"), status: "failed", assertionResults: [failure] }],
  };
  expect(countReport(report).failed).toEqual([
    'a.test.ts: adds (Error: Property failed after 70 tests { seed: 7, path: "69:1" } Counterexample: ["k8s"])',
  ]);
});
