import { expect, test } from "vitest";
import { rootOf } from "./word-root.ts";

test.each([
  ["reconciliation", "reconciled", "reconciling", "reconcile", "reconciliations"],
  ["negotiation", "negotiated", "negotiating", "negotiations"],
  ["coordination", "coordinated", "coordinator"],
  ["planning", "planned", "plans", "plan"],
  ["shipping", "shipped", "ship", "shipments"],
  ["baking", "baked", "bakes", "bake"],
  ["filing", "filed", "files", "file"],
  ["analysis", "analyzed", "analyzing", "analyses", "analysed"],
  ["diagnosis", "diagnosed", "diagnose"],
  ["taxes", "tax"],
  ["teaching", "taught", "teacher"],
  ["writing", "wrote", "written"],
  ["sales", "sale"],
  ["budgeting", "budgets", "budgeted"],
  ["supplies", "supplied", "supply"],
  ["selling", "sold", "sell"],
  ["payments", "paid", "pays", "pay"],
  ["deliveries", "delivered", "deliver"],
  ["monitoring", "monitored", "monitor"],
  ["inspection", "inspected", "inspector"],
  ["supervision", "supervised", "supervisor"],
  ["maintenance", "maintained"],
  ["engineering", "engineer"],
  ["relations", "relation"],
  ["stories", "story"],
  ["effectiveness", "effective"],
  ["managing", "managed", "management", "manager", "managers"],
  ["operations", "operation", "operators", "operator"],
  ["facilities", "facility"],
  ["companies", "company"],
  ["nurses", "nurse"],
  ["boats", "boat"],
  ["passes", "pass"],
  ["branches", "branch"],
])("one root: %s, %s", (...words) => {
  expect(new Set(words.map(rootOf)).size, words.map(rootOf).join(" ")).toBe(1);
});

test.each([
  ["car", "care"],
  ["plan", "plant"],
  ["organization", "organ"],
  ["business", "busy"],
  ["process", "procession"],
  ["ship", "shop"],
  ["bus", "busy"],
  ["production", "transaction"],
  ["statement", "state"],
  ["career", "care"],
  ["customer", "custom"],
  ["officer", "office"],
  ["courier", "course"],
  ["hires", "hire"],
  ["stories", "stores"],
  ["news", "new"],
])("words of their own: %s, %s", (one, other) => {
  expect(rootOf(one)).not.toBe(rootOf(other));
});
