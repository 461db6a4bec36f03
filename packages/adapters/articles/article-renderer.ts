import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { AppError } from "@resume-picker/domain/errors";
import { blogMessages } from "@resume-picker/domain/blog/blog-messages";
import { markupDepth } from "@resume-picker/domain/markup/markup-depth";

/** Time limit for rendering an article, including the start of its thread. */
const maxRenderMs = 10_000;
/** Browsers render deeper pages slowly or not at all, and no article needs more. */
const maxDepth = 60;

/** The thread's program. Threads can't load TypeScript, so it imports the web build's output. */
const program = `
const { parentPort, workerData } = require("node:worker_threads");
void import(workerData.file).then(({ articleTextHtml }) =>
  parentPort.postMessage(articleTextHtml(workerData.content)),
);`;

/** Renders an article's Markdown like the web application, in a thread with a time limit. */
export class ArticleRenderer {
  readonly #file: string | null;
  /** Settles after the previous article, because one is rendered at a time. */
  #before: Promise<unknown> = Promise.resolve();
  /** Identifies the build that renders; another one may render the same text differently. */
  readonly build: string | null;

  /**
   * @param directory the folder of the built web application; if null, nothing is rendered here.
   */
  constructor(directory: string | null) {
    const file = directory === null ? null : join(directory, "server", "article-html.js");
    this.#file = file !== null && existsSync(file) ? file : null;
    this.build =
      this.#file === null
        ? null
        : createHash("sha256").update(readFileSync(this.#file)).digest("base64url").slice(0, 16);
  }

  /**
   * @returns null if the web application isn't built; the browser then renders the text.
   * @throws AppError VALIDATION for a text that takes too long or is nested too deeply.
   */
  async render(content: string): Promise<string | null> {
    const file = this.#file;
    if (file === null) return null;
    const rendering = this.#before.then(() => renderInThread(pathToFileURL(file).href, content));
    this.#before = rendering.catch(() => undefined);
    const html = await rendering;
    if (markupDepth(html) > maxDepth) throw new AppError("VALIDATION", blogMessages.tooDeep);
    return html;
  }
}

function renderInThread(file: string, content: string): Promise<string> {
  const worker = new Worker(program, {
    eval: true,
    workerData: { file, content },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  let timer: NodeJS.Timeout | undefined;
  const html = new Promise<string>((resolve, reject) => {
    const refuse = () => reject(new AppError("VALIDATION", blogMessages.tooDeep));
    timer = setTimeout(refuse, maxRenderMs);
    worker.once("message", resolve);
    // Deeply nested text exhausts the thread's stack or memory.
    worker.once("error", refuse);
    worker.once("exit", refuse);
  });
  return html.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
