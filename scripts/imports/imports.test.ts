import { expect, test } from "vitest";
import { findFolderCircles } from "./folder-circles.ts";
import { findCircles, findZodInBrowser } from "./graph.ts";
import { importsOf } from "./read-imports.ts";
import { findProblem } from "./rules.ts";

function problemOf(file: string, statement: string): string | null {
  const [found] = importsOf(file, statement);
  if (found === undefined) throw new Error("No import was read");
  return findProblem(found);
}

function read(files: Record<string, string>) {
  return new Map(Object.entries(files).map(([file, text]) => [file, importsOf(file, text)]));
}

test.each([
  ["packages/domain/a.ts", 'import { z } from "zod"'],
  ["packages/domain/a.test.ts", 'import fc from "fast-check"'],
  ["packages/db/a.ts", 'import { b } from "@resume-picker/domain/b"'],
  ["packages/api/a.ts", 'import { b } from "@resume-picker/adapters/b"'],
  ["apps/server/src/a.ts", 'import { b } from "@resume-picker/api/root"'],
  ["apps/web/src/lib/a.ts", 'import type { AppRouter } from "@resume-picker/api/root"'],
  ["apps/web/src/features/jobs/a.tsx", 'import { b } from "../../ui/b.tsx"'],
  ["apps/web/src/routes/a.tsx", 'import { b } from "../features/jobs/b.tsx"'],
  ["apps/web/e2e/a.test.ts", 'import { b } from "@resume-picker/api/testing/b"'],
  ["packages/lab/measure/a.ts", 'import { b } from "@resume-picker/db/testing/b"'],
  ["packages/lab/measure/a.ts", 'import { b } from "@resume-picker/web/e2e/harness/b.ts"'],
  ["packages/lab/measure/a.ts", 'import { b } from "../../../scripts/setup/b.mjs"'],
])("%s may write %s", (file, statement) => expect(problemOf(file, statement)).toBeNull());

test.each([
  ["packages/domain/a.ts", 'import { readFileSync } from "node:fs"'],
  ["packages/domain/a.ts", 'import { b } from "@resume-picker/db/b"'],
  ["packages/domain/a.ts", 'export * from "../db/b.ts"'],
  ["packages/db/a.ts", 'import { b } from "@resume-picker/adapters/b"'],
  ["packages/adapters/a.ts", 'const b = await import("@resume-picker/db/b")'],
  ["packages/api/a.ts", 'import { b } from "./testing/b.ts"'],
  ["apps/web/src/lib/a.ts", 'import { appRouter } from "@resume-picker/api/root"'],
  ["apps/web/src/lib/a.ts", 'import type { B } from "@resume-picker/api/context"'],
  ["apps/web/src/ui/a.tsx", 'import { b } from "../features/jobs/b.tsx"'],
  ["apps/web/src/features/jobs/a.tsx", 'import { b } from "../shortlist/b.tsx"'],
  ["apps/web/e2e/a.test.ts", 'import { b } from "../../../scripts/setup/b.mjs"'],
  ["apps/web/e2e/a.test.ts", 'import { b } from "@resume-picker/api/mail/b"'],
  ["packages/api/a.test.ts", 'import { b } from "@resume-picker/lab/xss/b"'],
  ["scripts/a.ts", 'import { b } from "../packages/lab/xss/b.ts"'],
  ["packages/lab/measure/a.ts", 'import { b } from "../../db/b.ts"'],
])("%s may not write %s", (file, statement) => expect(problemOf(file, statement)).not.toBeNull());

test("a circle of imports is found, whichever file it is read from first", () => {
  const circles = findCircles(
    read({
      "packages/api/a.ts": 'import { b } from "./b.ts"',
      "packages/api/b.ts": 'import type { C } from "./c.ts"',
      "packages/api/c.ts": 'import { b } from "./b.ts"',
    }),
  );
  expect(circles).toEqual([["packages/api/b.ts", "packages/api/c.ts", "packages/api/b.ts"]]);
});

test("zod that would reach the browser by a detour is found; its types are welcome", () => {
  const imports = read({
    "apps/web/src/a.ts": 'import { rule } from "@resume-picker/domain/rules"',
    "apps/web/src/b.ts": 'import type { Rule } from "@resume-picker/domain/rules"',
    "packages/domain/rules.ts": 'import { shape } from "./shape.ts"',
    "packages/domain/shape.ts": 'import { z } from "zod"',
  });
  expect(findZodInBrowser(imports)).toEqual([
    ["apps/web/src/a.ts", "packages/domain/rules.ts", "packages/domain/shape.ts", "zod"],
  ]);
});

test("a circle of folders is found though no two files import each other", () => {
  const imports = read({
    "packages/api/jobs/a.ts": 'import { b } from "../uploads/b.ts"',
    "packages/api/uploads/b.ts": 'import { c } from "../trpc.ts"',
    "packages/api/uploads/c.ts": 'import { d } from "../scoring/d.ts"',
    "packages/api/scoring/d.ts": 'import type { E } from "../jobs/e.ts"',
  });
  expect(findFolderCircles(imports)).toEqual([
    [
      "packages/api/jobs/a.ts → packages/api/uploads/b.ts",
      "packages/api/uploads/c.ts → packages/api/scoring/d.ts",
      "packages/api/scoring/d.ts → packages/api/jobs/e.ts",
    ],
  ]);
});

test("a file beside folders, and a test, may import from where they are imported", () => {
  const imports = read({
    "packages/api/root.ts": 'import { a } from "./jobs/a.ts"',
    "packages/api/jobs/a.ts":
      'import { b } from "../root.ts";\nimport { u } from "../uploads/u.ts"',
    "packages/api/uploads/u.test.ts": 'import { a } from "../jobs/a.ts"',
  });
  expect(findFolderCircles(imports)).toEqual([]);
});
