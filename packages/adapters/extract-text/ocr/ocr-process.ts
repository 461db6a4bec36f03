import { detectLanguage } from "@resume-picker/domain/resume/detect-language";
import type { Worker } from "tesseract.js";
import type { OcrPage, OcrReply, OcrRequest } from "./ocr-message.ts";
import { keepAddresses } from "./keep-addresses.ts";
import { drawPage, recognizePage } from "./recognize-page.ts";
import { chooseModel, createRecognizer } from "./recognizer.ts";
import "../pdf/node-compat.ts";

/** Longest life of this process, should nobody be left to end it. */
const longestLifeMs = 120_000;

setTimeout(() => process.exit(1), longestLifeMs).unref();
// The thread that asked may have been stopped meanwhile.
process.on("disconnect", () => process.exit(0));

process.once("message", (request: OcrRequest) => {
  // Whoever asked ends this process: an exit of its own could overtake the answer.
  void answer(request).then((reply) => process.send?.(reply));
});

async function answer({ bytes, pages }: OcrRequest): Promise<OcrReply> {
  try {
    const read: OcrPage[] = [];
    let worker: Worker | null = null;
    for (const page of pages) {
      const pictures = await drawPage(bytes, page);
      if (worker) {
        read.push(await recognizePage(worker, pictures, page));
        continue;
      }
      // The first page tells the language, and with it the letters to look for.
      worker = await createRecognizer("eng");
      let first = await recognizePage(worker, pictures, page);
      const model = chooseModel(detectLanguage(first.words.map(({ text }) => text).join(" ")));
      if (model !== "eng") {
        await worker.terminate();
        worker = await createRecognizer(model);
        first = keepAddresses(await recognizePage(worker, pictures, page), first);
      }
      read.push(first);
    }
    return { ok: true, pages: read };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
