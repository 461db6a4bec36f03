import { expect, test } from "vitest";
import { zipStream } from "./zip-stream.ts";

test("a file that is missing doesn't cost the others, nor the server", async () => {
  const stream = zipStream([
    { name: "gone.txt", file: "/nowhere/at/all" },
    { name: "kept.txt", text: "still here" },
  ]);
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("latin1");
  expect(text).toContain("gone.txt");
  expect(text).toContain("kept.txt");
});
