import { isPlainWord } from "./keep-plain-words.ts";
import { maxStackLength } from "./log-rules.ts";

export type StackFrame = { name: string; file: string; line: number };

const maxFrames = 20;
const v8 = /^\s*at (?:async )?(?:(.+?) \()?([^()\s]+):(\d+):\d+\)?$/;
const others = /^([^@]*)@(\S+):(\d+):\d+$/;
/** The parts of a path that describe the code and not the machine. */
const ownCode = /(?:^|\/)((?:packages|apps|scripts|node_modules)\/[\w./@-]+|node:[\w./]+)$/;
const browserCode = /\/((?:assets|src|node_modules)\/[\w./@-]+?)(?:\?.*)?$/;

/**
 * Parses the frames of a stack: function, file, line. The message above them is left out because it
 * may quote user input.
 *
 * @param origin "browser" for a report that anybody may have forged. Its names are kept only if
 * they are words of code.
 */
export function readStack(stack: string, origin: "server" | "browser"): StackFrame[] {
  const frames: StackFrame[] = [];
  for (const text of stack.slice(0, 16 * maxStackLength).split("\n")) {
    if (frames.length === maxFrames) break;
    const found = v8.exec(text.slice(0, 500)) ?? others.exec(text.slice(0, 500));
    if (!found) continue;
    const [, name = "", url = "", line = ""] = found;
    const file = (origin === "server" ? ownCode : browserCode).exec(url)?.[1];
    if (file === undefined) continue;
    frames.push({ name: frameName(name, origin), file: file.slice(0, 120), line: Number(line) });
  }
  return frames;
}

function frameName(name: string, origin: "server" | "browser"): string {
  if (origin === "server") return /^[\w$.<>[\] #]{1,80}$/.test(name) ? name : "";
  const parts = name.split(/[.\s/<]+/).filter(Boolean);
  // A bundler shortens most names to one or two letters.
  const isCode = parts.every((part) => /^[\w$]{1,2}$/.test(part) || isPlainWord(part));
  return isCode ? name.slice(0, 80) : "";
}

export function writeStack(frames: readonly StackFrame[]): string | null {
  if (frames.length === 0) return null;
  return frames
    .map(({ name, file, line }) =>
      name === "" ? `at ${file}:${line}` : `at ${name} (${file}:${line})`,
    )
    .join("\n")
    .slice(0, maxStackLength);
}

/** The most useful frame: the topmost one in our own code. */
export function firstOwnFrame(frames: readonly StackFrame[]): StackFrame | undefined {
  return frames.find(({ file }) => !/^(?:node_modules|node:)/.test(file)) ?? frames[0];
}
