import type { Database } from "../connect.ts";
import { fillJob } from "./fill-job.ts";

const firstNames = [
  "Amara",
  "Élodie",
  "Jonas",
  "Priya",
  "Mateus",
  "Siobhán",
  "Kenji",
  "Noor",
  "Ida",
];
const lastNames = ["Okafor", "Marchand", "Lindqvist", "Raghunathan", "Carvalho", "Vogt", "Haddad"];
const titles = ["Backend Engineer", "Data Analyst", "QA Engineer", "Platform Lead", "Developer"];
const skills = (
  "TypeScript,JavaScript,PostgreSQL,Node.js,Kubernetes,Docker,AWS,Terraform,Java,Spring,Kotlin,Go," +
  "Python,Django,Rust,React,GraphQL,Redis,Kafka,RabbitMQ,Linux,Bash,Git,CI/CD,Prometheus,Grafana," +
  "Elasticsearch,MongoDB,MySQL,C++,C#,.NET,Azure,Ansible,Jenkins,Swift,Ruby,PHP,Scala,Hadoop"
).split(",");
const work =
  "Led the migration of the billing platform to services and cut the time of a release from days to hours. " +
  "Looked after deployments, the on-call rota and the yearly audit together with two teams abroad. ";

/** Like `fillJob`, with the data of a two-page CV: skills, roles, a text and a full receipt. */
export function fillJobWithResumes(
  db: Database,
  options: { count: number; userId: string; jobId: number },
): void {
  fillJob(db, options);
  const { $client: client } = db;
  const of = <Item>(list: readonly Item[], at: number) => list[at % list.length];
  const describe = client.prepare(
    `update candidates set name = @name, last_role_title = @title, years_experience = @years,
       location = 'Leeds', experience_timeline = @timeline, experience_gaps = @gaps,
       extracted_text = @text where id = @id`,
  );
  const addSkill = client.prepare(
    "insert into candidate_skills (candidate_id, skill) values (?, ?)",
  );
  const score = client.prepare(
    `update scores set total_score = @total, missing_must_have = @missing,
       weights = '{"skills":0.5,"title":0.2,"seniority":0.15,"recency":0.1,"gaps":0.05}' where id = @id`,
  );
  const receipt = client.prepare("update score_receipts set explanation = ? where score_id = ?");
  const explanation = JSON.stringify(
    ["skills", "title", "seniority", "recency", "gaps"].map((component) => ({
      component,
      score: 70,
      reason: "Six of the eight skills asked for stand in the CV.",
      quotes: Array.from({ length: 4 }, (_, line) => ({
        text: work.slice(0, 100),
        highlight: "billing",
        page: 1,
        line,
        covers: ["TypeScript"],
        context: "Northwind Ltd",
      })),
    })),
  );
  const ids = client
    .prepare("select candidate_id from scores where job_id = ?")
    .pluck()
    .all(options.jobId) as number[];
  client.transaction(() => {
    for (const id of ids) {
      const title = of(titles, id * 3) ?? "";
      const known = Array.from({ length: 12 }, (_, at) => of(skills, id * 7 + at * (1 + (id % 5))));
      const timeline = Array.from({ length: 4 }, (_, at) => ({
        role: of(titles, id + at),
        company: `Company ${(id * 13 + at) % 997}`,
        location: null,
        startDate: `${2021 - at * 3}-01`,
        endDate: at === 0 ? null : `${2023 - at * 3}-11`,
        yearsInRole: 3,
        isCurrent: at === 0,
      }));
      const name = `${of(firstNames, id)} ${of(lastNames, id * 5)} ${id}`;
      describe.run({
        id,
        name,
        title,
        years: id % 9 === 0 ? null : (id * 11) % 23,
        timeline: JSON.stringify(timeline),
        gaps:
          id % 4 === 0
            ? '[{"months":5,"start":"2019-01","end":"2019-06","after":null,"before":null}]'
            : "[]",
        text: `${name}\n${title}\n${known.join(", ")}\n${work.repeat(18)}\nReference ${id * 7919}`,
      });
      for (const skill of new Set(known)) addSkill.run(id, skill);
      score.run({
        id,
        total: ((id * 37) % 1000) / 10,
        missing: id % 3 === 0 ? '["Kafka","Go"]' : "[]",
      });
      receipt.run(explanation, id);
    }
    client.exec(
      `insert into candidate_search (rowid, name, titles, skills, body)
       select id, name, titles, skills, body from candidate_search_texts
       where id not in (select rowid from candidate_search)`,
    );
  })();
}
