import { execFileSync } from "node:child_process";
import type { Reading } from "./tallies.ts";

const skillWords =
  "Python JavaScript TypeScript Java Go C C++ SQL React Angular Vue.js Node.js Docker Kubernetes Terraform AWS Azure PostgreSQL MySQL MongoDB Redis Kafka Git Linux HTML CSS PHP Swift Excel Tableau Pandas Jenkins Django".split(
    " ",
  );

/**
 * Parses a CV like a short script: `pdftotext`, the first line as the name, and regular
 * expressions. The product has to be better in every field. Returns null if pdftotext isn't
 * installed.
 */
export function readNaively(file: string): Reading | null {
  if (!file.endsWith(".pdf")) return null;
  let text: string;
  try {
    text = execFileSync("pdftotext", [file, "-"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return null;
  }
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const dated =
    /((?:\w{3,9}\.? |\d{2}\/)?(?:19|20)\d{2})\s*(?:-|–|to)\s*((?:\w{3,9}\.? |\d{2}\/)?(?:19|20)\d{2}|present|current)/i;
  const roles = lines.flatMap((line, at) => {
    const found = dated.exec(line);
    if (!found) return [];
    const rest = line.replace(found[0], "").trim();
    const header = rest === "" ? (lines[at - 1] ?? "") : rest;
    const [title, company] = header.split(/,| at | - | – |\|/);
    return [
      {
        title: title?.trim() ?? null,
        company: company?.trim() ?? null,
        start: toMonth(found[1]),
        end: toMonth(found[2]),
      },
    ];
  });
  const years = roles.map((role) => Number(role.start?.slice(0, 4))).filter((year) => year > 0);
  return {
    name: lines[0] ?? null,
    email: /[\w.+-]+@[\w-]+\.[\w.]+/.exec(text)?.[0] ?? null,
    phone: /\+?\(?\d[\d ().-]{7,}\d/.exec(text)?.[0] ?? null,
    location: /[A-Z][a-z]+(?: [A-Z][a-z]+)?, [A-Z]{2}\b/.exec(text)?.[0] ?? null,
    roles,
    lastTitle: roles[0]?.title ?? null,
    education: [],
    skills: skillWords.filter((skill) => text.includes(skill)),
    years: years.length === 0 ? null : new Date().getFullYear() - Math.min(...years),
  };
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

function toMonth(date: string | undefined): string | null {
  const year = /(?:19|20)\d{2}/.exec(date ?? "")?.[0];
  if (year === undefined || date === undefined) return null;
  const number = /^(\d{2})\//.exec(date)?.[1];
  const named = months.indexOf(date.slice(0, 3).toLowerCase()) + 1;
  const month = number ?? (named > 0 ? String(named).padStart(2, "0") : null);
  return month === null ? year : `${year}-${month}`;
}
