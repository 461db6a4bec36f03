import { rankKits } from "../ranking/kits.ts";
import type { RankKit } from "../ranking/kits.ts";
import { nameOrigins } from "./name-origins.ts";

/** A CV with one person's name, and the names of others in its text. */
export type NamedVariant = { origin: string; name: string; others: string[]; text: string };

type Written = { name: string; kit: RankKit; contact: string[]; boss: string; spouse: string };

const strip = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[^A-Za-z]/gu, "")
    .toLowerCase();

/** Ways in which plain CVs begin. The rest is the same for all names. */
const heads: readonly ((written: Written) => string[])[] = [
  ({ name, contact }) => [name, ...contact],
  ({ name, contact }) => [name.toUpperCase(), ...contact],
  ({ name, kit, contact }) => [name, kit.titles[0] ?? "", ...contact],
  ({ name, contact }) => ["CURRICULUM VITAE", "", name, ...contact],
  ({ name, contact }) => [`Name: ${name}`, ...contact],
  ({ name, kit, contact }) => [`${name} | ${kit.titles[0] ?? ""}`, ...contact],
  ({ name, contact }) => ["Resume", name, ...contact, "Springfield"],
];

function writeVariant(head: number, written: Written): string {
  const { name, kit, boss, spouse } = written;
  const [title = "", earlier = ""] = [kit.titles[0], kit.titles[1]];
  return [
    ...(heads[head % heads.length]?.(written) ?? [name]),
    ...(head % 2 === 0 ? [`Married to ${spouse}`] : []),
    "",
    "EXPERIENCE",
    "",
    `${title}, Brightwater`,
    "Mar 2021 – Present",
    ...kit.core.slice(0, 3).map((text) => `- ${text}`),
    `- Supervisor: ${boss}`,
    "",
    `${earlier}, Civic Works`,
    "Mar 2017 – Feb 2021",
    ...kit.core.slice(3, 6).map((text) => `- ${text}`),
    `- Reported to ${boss}`,
    "",
    "EDUCATION",
    "",
    `${kit.degree}, State University, 2016`,
    "",
    "SKILLS",
    "",
    kit.job.requirements.must.join(", "),
    "",
    "REFERENCES",
    "",
    `${boss}, Head of Department, Brightwater`,
  ].join("\n");
}

/** Writes `count` CVs for each origin, each with one of seven beginnings. */
export function writeNamedVariants(count: number, withContact: boolean): NamedVariant[] {
  return Object.entries(nameOrigins).flatMap(([origin, { given, family }]) =>
    Array.from({ length: count }, (_, at) => {
      const nameAt = (step: number) =>
        `${given[step % given.length] ?? ""} ${family[(step * 5 + Math.floor(step / given.length)) % family.length] ?? ""}`;
      const [name, boss, spouse] = [nameAt(at), nameAt(at + 31), nameAt(at + 62)];
      const handle = strip(name);
      const contact = withContact
        ? [`${handle}@example.org | +1 555 0100`, `linkedin.com/in/${handle} | ${handle}.com`]
        : [];
      const kit = rankKits[at % rankKits.length];
      if (kit === undefined) throw new Error("There are kits.");
      const text = writeVariant(Math.floor(at / 2), { name, kit, contact, boss, spouse });
      const others = at % 4 < 2 ? [boss, spouse] : [boss];
      return { origin, name, others, text };
    }),
  );
}
