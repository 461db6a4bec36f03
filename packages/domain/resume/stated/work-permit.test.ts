import { expect, test } from "vitest";
import { scoreCandidate } from "../../scoring/score-candidate.ts";
import { defaultWeights } from "../../scoring/score/weights.ts";
import { redactIdentity } from "../redaction/redact-identity.ts";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

const documentOf = (lines: string) =>
  documentFrom(
    `Ada Lovelace\nada@example.com\n\n${lines}\n\nExperience\nEngineer, Example Ltd, 2019 - 2021\n- Built payment services in TypeScript`,
  );
const parse = (lines: string) => parseResume(documentOf(lines), { today: "2026-11-22" });
const read = (lines: string) => parse(lines).stated?.workPermit?.value ?? null;

test.each([
  ["Nationality: Nigerian", "Nigerian"],
  ["Leeds | Work permit: B, until 2027 | Married", "B, until 2027"],
  ["VISA STATUS\nH-1B, transferable", "H-1B, transferable"],
  ["Summary\nEU citizen, used to small teams", "EU citizen"],
  ["Summary\nAuthorized to work in the US.", "Authorized to work in the US"],
  ["Staatsangehörigkeit: deutsch", "deutsch"],
  ["Profil\nUnbefristete Arbeitserlaubnis", "Unbefristete Arbeitserlaubnis"],
  ["Nationalité : française", "française"],
  ["Permiso de trabajo: en vigor", "en vigor"],
  ["Nacionalidade: brasileira", "brasileira"],
  ["Cittadinanza: italiana", "italiana"],
  ["Nationaliteit: Nederlandse", "Nederlandse"],
])("%s", (lines, value) => {
  expect(read(lines)).toBe(value);
});

test.each([
  "Summary\nWrote the citizen services portal of Leeds",
  "Summary\nSenior citizen care is what I know best",
  "Summary\nHandled work permit applications of 200 colleagues",
  "Skills\nVisa, Mastercard and PayPal integrations",
])("nobody's origin is told by: %s", (lines) => {
  expect(read(lines)).toBeNull();
});

test("no engine reads where somebody comes from, and nothing but that is hidden", () => {
  const line = "Summary\nBackend engineer, EU citizen, used to small teams";
  const redacted = redactIdentity(documentOf(line), parse(line)).join("\n");
  expect(redacted).not.toMatch(/citizen/i);
  expect(redacted).toContain("Backend engineer");
  expect(redacted).toContain("used to small teams");
});

test("where somebody comes from changes no score", () => {
  const [from, to] = [
    "Summary\nEU citizen, right to work in the UK",
    "Summary\nUsed to small teams and big ones",
  ].map((lines) => {
    const { lines: all } = documentOf(lines);
    const resume = { ...parse(lines), lines: all.map(({ text }) => text) };
    const job = {
      title: "Engineer",
      description: "",
      requirements: { must: ["TypeScript"], nice: [] },
    };
    return scoreCandidate({ resume, job, weights: defaultWeights, today: "2026-11-22" });
  });
  expect(from?.totalScore).toBe(to?.totalScore);
  expect(from?.totalScore).toBeGreaterThan(0);
});
