import { expect, test } from "vitest";
import { timeQuery, watchQueries } from "./time-query.ts";

test("who runs the server sees which queries are slow, also those that fail", () => {
  const told: string[] = [];
  const stop = watchQueries((operation, ms) => told.push(`${operation} ${ms >= 0}`));
  expect(timeQuery("list candidates", () => 7)).toBe(7);
  const fail = () => {
    throw new Error("disk");
  };
  expect(() => timeQuery("save candidate", fail)).toThrow("disk");
  stop();
  timeQuery("list candidates", () => 7);
  expect(told).toEqual(["sql list candidates true", "sql save candidate true"]);
});
