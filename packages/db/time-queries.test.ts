import { expect, test } from "vitest";
import { connect } from "./connect.ts";

test("every statement is timed under its verb and table, and no value shows", () => {
  const told: string[] = [];
  const db = connect(":memory:", { onQuery: (operation) => told.push(operation) });
  db.$client.exec("create table people (name text); create table log_entries (message text)");
  db.$client.prepare("insert into people (name) values (?)").run("Amara Okafor");
  expect(db.$client.prepare("select name from people").pluck().all()).toEqual(["Amara Okafor"]);
  db.$client.prepare("delete from people where name = ?").run("Amara Okafor");
  db.$client.prepare("insert into log_entries (message) values (?)").run("of the log itself");
  expect(told).toEqual(["sql insert people", "sql select people", "sql delete people"]);
});
