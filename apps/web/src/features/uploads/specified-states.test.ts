import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UploadArea } from "./upload-area.tsx";
import type { UploadItem, UploadStatus } from "./upload-item.ts";
import { countUploads } from "./upload-item.ts";
import { UploadItems } from "./upload-items.tsx";
import { UploadRow } from "./upload-row.tsx";

const nothing = () => undefined;

function uploadsOf(items: readonly UploadItem[], isRunning: boolean) {
  return {
    items,
    failed: [],
    totals: countUploads(items),
    isRunning,
    isPaused: false,
    canRetry: false,
    upload: () => Promise.resolve(),
    pause: nothing,
    resume: nothing,
    cancel: nothing,
    retry: nothing,
    dismiss: nothing,
  };
}

function area(items: readonly UploadItem[], state: { isRunning?: boolean; refusal?: string } = {}) {
  const { isRunning = false, refusal = null } = state;
  const uploads = uploadsOf(items, isRunning);
  return renderToStaticMarkup(createElement(UploadArea, { uploads, refusal }));
}

test("the upload area reads as specified, idle and busy, and takes what is read", () => {
  const idle = area([]);
  expect(idle).toContain("Drop files here or click to upload");
  expect(idle).toContain("PDF, DOCX, TXT files supported");
  expect(idle).toMatch(/<button(?![^>]*disabled="")[^>]*>Choose Files</);
  expect(idle).toContain(
    'accept=".pdf,.docx,.txt,.json,.xml,.rtf,.odt,.png,.jpg,.jpeg,.webp,.eml"',
  );
  expect(idle).toContain('multiple=""');
  const items = [{ key: 1, fileName: "a.pdf", status: "processing" }] as const;
  const busy = area(items, { isRunning: true });
  expect(busy).toMatch(/<button[^>]*disabled=""[^>]*>Processing\.\.\.</);
  const list = createElement(UploadItems, { uploads: uploadsOf(items, true) });
  expect(renderToStaticMarkup(list)).toContain("Pause");
});

test("a closed job says why nothing can be dropped", () => {
  const closed = area([], { refusal: "This job is closed" });
  expect(closed).toContain("This job is closed");
  expect(closed).toMatch(/<button[^>]*disabled=""[^>]*>Choose Files</);
});

test("each status has its words and its bar", () => {
  const row = (status: UploadStatus) =>
    renderToStaticMarkup(createElement(UploadRow, { item: { key: 1, fileName: "a.pdf", status } }));
  expect(row("uploading")).toMatch(/Uploading\.\.\..*aria-valuenow="30"/);
  expect(row("processing")).toMatch(/Processing\.\.\..*aria-valuenow="70"/);
  expect(row("success")).toContain("Processed successfully");
  expect(row("error")).toContain("Processing failed");
});
