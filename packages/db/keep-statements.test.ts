import BetterSqlite3 from "better-sqlite3";
import { expect, test } from "vitest";
import { keepStatements } from "./keep-statements.ts";

function open() {
  const client = new BetterSqlite3(":memory:");
  client.exec("create table people (id integer primary key, name text)");
  client.exec("insert into people (name) values ('Ada'), ('Grace')");
  keepStatements(client);
  return client;
}

const query = "select id, name from people order by id";

test("a query that comes again is not compiled again", () => {
  const client = open();
  expect(client.prepare(query)).toBe(client.prepare(query));
});

test("whoever asks next gets rows in the usual form, whatever form was asked for before", () => {
  const client = open();
  expect(client.prepare(query).raw().all()).toEqual([
    [1, "Ada"],
    [2, "Grace"],
  ]);
  expect(client.prepare(query).all()).toEqual([
    { id: 1, name: "Ada" },
    { id: 2, name: "Grace" },
  ]);
  expect(client.prepare(query).pluck().all()).toEqual([1, 2]);
  expect(client.prepare(query).get()).toEqual({ id: 1, name: "Ada" });
});

test("the same query inside its own rows doesn't disturb them", () => {
  const client = open();
  const seen: unknown[] = [];
  for (const row of client.prepare(query).iterate()) seen.push(row, client.prepare(query).get());
  expect(seen).toHaveLength(4);
});

test("a kept query sees a column that came later", () => {
  const client = open();
  client.prepare("select * from people").all();
  client.exec("alter table people add column town text");
  expect(client.prepare("select * from people").get()).toEqual({ id: 1, name: "Ada", town: null });
});

test("texts without end don't fill the memory", () => {
  const client = open();
  const first = client.prepare(query);
  for (let count = 0; count < 600; count += 1) client.prepare(`select ${String(count)}`);
  expect(client.prepare(query)).not.toBe(first);
});
