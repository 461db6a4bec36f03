import { writeFile } from "node:fs/promises";
import type { Bidi } from "./bidi.ts";

type Node = { sharedId: string };
/** Runs in the page. Finds a link, button or field by the beginning of its name. */
const findNamed = `(name) => [...document.querySelectorAll("a, button, input, textarea")].find(
  (each) => each.checkVisibility() &&
    [each.ariaLabel, each.textContent, ...[...(each.labels ?? [])].map((label) => label.textContent)]
      .some((called) => called?.trim().startsWith(name)))`;

const patienceMs = 20_000;

/** One tab, used as people use it: by accessible names, with real clicks and keys. */
export class FirefoxPage {
  readonly #bidi: Bidi;
  readonly #context: string;

  private constructor(bidi: Bidi, context: string) {
    this.#bidi = bidi;
    this.#context = context;
  }

  static async open(bidi: Bidi): Promise<FirefoxPage> {
    const tree = await bidi.send<{ contexts: { context: string }[] }>(
      "browsingContext.getTree",
      {},
    );
    const context = tree.contexts[0]?.context ?? "";
    const viewport = { width: 1440, height: 900 };
    await bidi.send("browsingContext.setViewport", { context, viewport });
    return new FirefoxPage(bidi, context);
  }

  goto(url: string): Promise<unknown> {
    const context = this.#context;
    return this.#bidi.send("browsingContext.navigate", { context, url, wait: "complete" });
  }

  /** Returns the visible text of the page. */
  async text(): Promise<string> {
    const answer = await this.#bidi.send<{ result: { value: string } }>("script.evaluate", {
      expression: "document.body.innerText",
      target: { context: this.#context },
      awaitPromise: false,
    });
    return answer.result.value;
  }

  reads(words: string | RegExp): Promise<void> {
    const isThere = (text: string) =>
      typeof words === "string" ? text.includes(words) : words.test(text);
    return this.#until(`it reads ${String(words)}`, async () => isThere(await this.text()));
  }

  /** Waits for the first element whose name starts with `name`, and returns it. */
  async find(name: string): Promise<Node> {
    let sharedId: string | undefined;
    await this.#until(`something is called “${name}”`, async () => {
      sharedId = await this.#call(findNamed, { type: "string", value: name });
      return sharedId !== undefined;
    });
    return { sharedId: sharedId ?? "" };
  }

  async click(name: string): Promise<void> {
    const node = await this.find(name);
    await this.#call("(element) => element.scrollIntoView({ block: 'nearest' })", node);
    await this.#act("pointer", [
      { type: "pointerMove", x: 0, y: 0, origin: { type: "element", element: node } },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  }

  async fill(name: string, text: string): Promise<void> {
    await this.click(name);
    await this.#call("(field) => field.select()", await this.find(name));
    await this.press(...Array.from(text));
  }

  press(...keys: string[]): Promise<void> {
    return this.#act(
      "key",
      keys.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );
  }

  /** Waits for the first file input, and sets its files. */
  async chooseFiles(files: readonly string[]): Promise<void> {
    let element: Node | undefined;
    await this.#until("there is a field for files", async () => {
      const { nodes } = await this.#bidi.send<{ nodes: Node[] }>("browsingContext.locateNodes", {
        context: this.#context,
        locator: { type: "css", value: "input[type=file]" },
      });
      element = nodes[0];
      return element !== undefined;
    });
    await this.#bidi.send("input.setFiles", { context: this.#context, element, files });
  }

  async takePicture(path: string): Promise<void> {
    const { data } = await this.#bidi.send<{ data: string }>("browsingContext.captureScreenshot", {
      context: this.#context,
    });
    await writeFile(path, Buffer.from(data, "base64"));
  }

  async #call(functionDeclaration: string, argument: object): Promise<string | undefined> {
    const answer = await this.#bidi.send<{ result?: { sharedId?: string } }>(
      "script.callFunction",
      {
        ...{ functionDeclaration, arguments: [argument], awaitPromise: false },
        target: { context: this.#context },
      },
    );
    return answer.result?.sharedId;
  }

  async #act(type: "pointer" | "key", actions: object[]): Promise<void> {
    await this.#bidi.send("input.performActions", {
      context: this.#context,
      actions: [{ type, id: type, actions }],
    });
  }

  async #until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + patienceMs;
    while (!(await isSo())) {
      if (performance.now() > end) throw new Error(`In vain: ${what}. ${await this.text()}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
