import { readZip } from "@resume-picker/adapters/extract-text/zip/read-zip";
import { HtmlPage, StreamedList } from "../download.ts";
import type { SecretCv } from "./secret-cvs.ts";

/** Returns all text of an answer, including file names and files within archives. */
export async function textOfAnswer(answer: unknown): Promise<string> {
  if (answer instanceof HtmlPage) return answer.html;
  if (answer instanceof StreamedList) return textOfAnswer(await answer.items());
  if (answer instanceof Uint8Array) return textOfBytes(answer);
  if (isFile(answer)) {
    const bytes = typeof answer.bytes === "function" ? await answer.bytes() : answer.bytes;
    return `${answer.fileName}\n${await textOfBytes(bytes)}`;
  }
  return answer === undefined ? "" : JSON.stringify(answer);
}

type File = { fileName: string; bytes: Uint8Array | (() => Promise<Uint8Array>) };

const isFile = (answer: unknown): answer is File =>
  typeof answer === "object" && answer !== null && "bytes" in answer && "fileName" in answer;

/** Returns the bytes as text, or the names and texts of all files in an archive. */
async function textOfBytes(bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(bytes);
  if (buffer.subarray(0, 2).toString("latin1") !== "PK") return buffer.toString("utf8");
  const zip = await readZip(bytes, "ZIP");
  const texts: string[] = [];
  for (const name of zip.names) {
    const part = await zip.read(name);
    texts.push(name, part === null ? "" : await textOfBytes(part));
  }
  return texts.join("\n");
}

/** Returns "school of CV 3 (pdf): …surrounding words…" for each secret found in the text. */
export function findSecrets(text: string, cvs: readonly SecretCv[]): string[] {
  const lower = text.toLowerCase();
  return cvs.flatMap(({ secrets, kind }, at) =>
    Object.entries(secrets).flatMap(([place, word]) => {
      // Digits may be part of another number, a hash or a random token. JSON writes a line's end as \n.
      const found = /^\d{1,6}$/.test(word)
        ? lower.search(new RegExp(`(?:(?<![\\w.])|(?<=\\\\[nrt]))${word}(?!\\w)`))
        : lower.indexOf(word.toLowerCase());
      if (found === -1) return [];
      return [
        `${place} of CV ${at} (${kind}): …${text.slice(Math.max(0, found - 60), found + 60)}…`,
      ];
    }),
  );
}
