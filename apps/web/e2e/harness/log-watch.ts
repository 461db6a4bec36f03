import Database from "better-sqlite3";
import type { Page } from "playwright-core";

/** What the live log says to the page, word for word, from when it is next loaded. */
export function watchLogStream(page: Page): () => string {
  let words = "";
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      words += `${payload.toString()}\n`;
    });
  });
  return () => words;
}

/** Every column of every stored entry, as one text. */
export function readLogTable(dataDir: string): { entries: number; words: string } {
  const db = new Database(`${dataDir}/app.db`, { readonly: true });
  try {
    const rows = db.prepare("select * from log_entries").all();
    return { entries: rows.length, words: JSON.stringify(rows) };
  } finally {
    db.close();
  }
}
