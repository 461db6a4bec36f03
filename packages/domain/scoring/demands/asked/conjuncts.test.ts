import { findMentions } from "../../evidence/find-mentions.ts";
import { expect, test } from "vitest";
import { sampleResume } from "../../testing/sample-resume.ts";
import { conjunctsOf } from "./conjuncts.ts";
import { matchDemand } from "../match-demand.ts";
import { readDemands } from "../read-demands.ts";

test.each([
  ["Inventory and ordering", ["Inventory", "ordering"]],
  ["FHA and conventional loans", ["FHA loans", "conventional loans"]],
  ["Training and supervising staff", ["Training staff", "supervising staff"]],
  ["Event planning and execution", ["Event planning", "execution"]],
  ["Wound care and medication rounds", ["Wound care", "medication rounds"]],
  ["Falconry, baking and sailing", []],
  ["Falconry", []],
  ["Falconry and baking and sailing", []],
])("%s asks for %j", (text, parts) => {
  expect(conjunctsOf(text)).toEqual(parts);
});

function match(text: string, bullets: string[]) {
  const requirements = { must: [text], nice: [] };
  const [demand] = readDemands({ title: "", description: "", requirements }).demands;
  if (!demand) throw new Error(`No demand: ${text}`);
  const resume = sampleResume({ roles: [{ title: "Clerk", start: "2020-01", bullets }] });
  const { state, quote } = matchDemand(findMentions(resume), demand);
  return [state, quote?.text];
}

test.each([
  // Each of the two on a separate line.
  ["Kite repair and falcon displays", ["Led repair of kites", "Gave falcon displays"], "shown"],
  ["Kite repair and falcon displays", ["Led repair of kites", "Fed the birds"], "related"],
  ["Kite repair and falcon displays", ["Filed papers", "Fed the birds"], "not-found"],
])("%s of a CV that says %j is %s", (text, bullets, state) => {
  const [found, line] = match(text, bullets);
  expect(found).toBe(state);
  if (state !== "not-found") expect(line).toBe("Led repair of kites");
});
