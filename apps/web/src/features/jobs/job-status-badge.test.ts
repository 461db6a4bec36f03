import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JobStatusBadge } from "./job-status-badge.tsx";

test("a job's badge names its status, and Unknown for one that this client does not know", () => {
  const shown = ["active", "draft", "closed", "archived"].map((status) =>
    renderToStaticMarkup(createElement(JobStatusBadge, { status })).replaceAll(/<[^>]+>/g, ""),
  );
  expect(shown).toEqual(["Active", "Draft", "Closed", "Unknown"]);
});
