import { connect } from "@resume-picker/db/connect";
import { startBareServer } from "./load/start-bare-server.ts";
import { composeSheet } from "../personas/compose.ts";
import { personas } from "../personas/persona.ts";
import type { Product } from "../harness/product.ts";
import { inTurns } from "./read-calls.ts";
import type { Row } from "./row.ts";
import { median, ms } from "./row.ts";

/** Adds a CV's text to each candidate, as an upload would, and indexes it. */
export function addTexts({ file }: Product): void {
  const { $client: client } = connect(file);
  const texts = personas.map((persona, number) =>
    JSON.stringify(composeSheet(persona, number).sheet).replaceAll(/[^\p{L}\p{N}.,'+# -]+/gu, " "),
  );
  const write = client.prepare("update candidates set extracted_text = ? where id = ?");
  client.transaction(() => {
    for (const id of client.prepare("select id from candidates").pluck().all() as number[])
      write.run(`${texts[id % texts.length] ?? ""} reference${id}`, id);
    client.exec(`delete from candidate_search;
      insert into candidate_search (rowid, name, titles, skills, body)
      select id, name, titles, skills, body from candidate_search_texts`);
  })();
  client.pragma("wal_checkpoint(truncate)");
  client.close();
}

/** Compares the full-text search of the job's CVs with the same query on the index. */
export async function measureSearch(
  product: Product,
  how: { rounds: number; roundMs: number; label: string },
): Promise<Row> {
  const bare = await startBareServer(product.file);
  try {
    const input = encodeURIComponent(
      JSON.stringify({ json: { id: product.jobId, query: "team" } }),
    );
    const pairs = await inTurns(
      {
        url: product.url,
        pid: product.pid,
        path: `/api/trpc/candidates.search?input=${input}`,
        headers: { cookie: product.cookie() },
        connections: 1,
      },
      { url: bare.url, pid: bare.pid, path: `/search/${product.jobId}/team*`, connections: 1 },
      how,
    );
    const ratio = median(pairs.map(({ product: ours, bare: theirs }) => ours.p50 / theirs.p50));
    const of = (side: "product" | "bare") => ms(median(pairs.map((pair) => pair[side].p50)));
    return {
      measure: `search in the full text of ${how.label}, median`,
      against: "bare FTS5 query",
      goal: "≤ 2 ×",
      found: `${ratio.toFixed(2)} × (${of("product")}, ${of("bare")})`,
      isMet: ratio <= 2,
    };
  } finally {
    bare.stop();
  }
}
