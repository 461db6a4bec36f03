import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import type { Page } from "playwright-core";

/** Records the text that the live log sends to the page, starting with its next load. */
export function watchLogStream(page: Page): () => string {
  let words = "";
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      words += `${payload.toString()}\n`;
    });
  });
  return () => words;
}

/** Returns every column of every stored entry as one string. */
export function readLogTable(dataDir: string): { entries: number; words: string } {
  const db = new Database(`${dataDir}/app.db`, { readonly: true });
  try {
    const rows = db.prepare("select * from log_entries").all();
    return { entries: rows.length, words: JSON.stringify(rows) };
  } finally {
    db.close();
  }
}

const sampleFolder = fileURLToPath(new URL("../../../server/sample-data/", import.meta.url));

/** Words that the browser tests type and upload: passwords, addresses, names on the sample CVs. */
function seededWords(): string[] {
  const names = readdirSync(sampleFolder)
    .filter((name) => !name.endsWith(".json"))
    .flatMap((name) => name.replace(/\.\w+$/, "").split("-"))
    .filter((word) => word.length > 4 && word !== "lebenslauf");
  return ["correct horse", "@example.", "resume_picker_session", "token=", "lovelace", ...names];
}

/** Returns the seeded words that a server has written to its output or its log table. */
export function findLeaks(server: { output: string; dataDir: string }): string[] {
  const table = existsSync(`${server.dataDir}/app.db`) ? readLogTable(server.dataDir).words : "";
  const told = `${server.output}\n${table}`.toLowerCase();
  return seededWords().filter((word) => told.includes(word));
}
