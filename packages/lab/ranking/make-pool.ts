import { z } from "zod";
import { readData } from "../harness/read-data.ts";
import type { RankKit } from "./kits.ts";

/** How well a CV fits its kit's job: 4 perfectly, 3 well, 2 partly, 1 only by its words. */
export type Grade = 4 | 3 | 2 | 1;
export type PoolCv = { id: number; kit: number; grade: Grade; kind: string; text: string };

const texts = z.array(z.string());
const { firstNames, lastNames, companies, fillers, plainTitles } = readData(
  "ranking/career-words",
  z.strictObject({
    firstNames: texts,
    lastNames: texts,
    companies: texts,
    fillers: texts,
    /** Titles that name no occupation. */
    plainTitles: texts,
  }),
);

/** Returns about fourteen CVs for each kit, reproducible by seed. */
export function makePool(kits: readonly RankKit[], seed: number): PoolCv[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T =>
    list[Math.floor(random() * list.length)] ?? (list[0] as T); // these lists are never empty
  const some = <T>(list: readonly T[], count: number): T[] =>
    [...list].sort(() => random() - 0.5).slice(0, count);
  const pool: PoolCv[] = [];
  kits.forEach((kit, index) => {
    const { must, nice } = kit.job.requirements;
    const add = (grade: Grade, kind: string, sketch: CvSketch) =>
      pool.push({
        id: pool.length + 1,
        kit: index,
        grade,
        kind,
        text: writeCv(sketch, { pick, random }),
      });
    for (let n = 0; n < 2; n++) {
      add(4, "perfect", {
        roles: [
          role(pick(kit.titles), some(kit.core, 4), 5),
          role(pick(kit.titles), some(kit.core, 3), 4),
        ],
        lists: [...skillWords(must), ...skillWords(nice)],
        degree: kit.degree,
      });
    }
    for (let n = 0; n < 3; n++) {
      add(3, "good", {
        roles: [
          role(pick(kit.titles), [...some(kit.core, 3), pick(fillers)], 3),
          role(pick(kit.adjacentTitles), some(kit.partial, 2), 3),
        ],
        lists: [
          ...some(skillWords(must), Math.max(1, must.length - 2)),
          ...some(skillWords(nice), 1),
        ],
        degree: kit.degree,
      });
    }
    for (let n = 0; n < 2; n++) {
      add(3, "paraphrased", {
        roles: [role(pick(kit.titles), [...kit.paraphrased, pick(fillers)], 6)],
        lists: some(skillWords(must), 1),
        degree: kit.degree,
      });
    }
    for (let n = 0; n < 2; n++) {
      add(3, "retold", {
        roles: [role(pick(plainTitles), [...kit.paraphrased, pick(fillers)], 6)],
        lists: [],
        degree: kit.degree,
      });
    }
    for (let n = 0; n < 3; n++) {
      add(2, "in part", {
        roles: [
          role(
            pick(kit.adjacentTitles),
            [...some(kit.partial, 2), pick(kit.core), pick(fillers)],
            4,
          ),
        ],
        lists: some(skillWords(must), Math.ceil(must.length / 3)),
        degree: pick(kits).degree,
      });
    }
    for (const decoy of kit.decoys) {
      add(1, "decoy", {
        roles: [role(decoy.title, [...decoy.bullets, pick(fillers)], 6)],
        lists: decoy.lists,
        degree: pick(kits).degree,
      });
    }
  });
  return pool;
}

type RoleSketch = { title: string; bullets: string[]; years: number };
type CvSketch = { roles: RoleSketch[]; lists: string[]; degree: string };

const role = (title: string, bullets: string[], years: number): RoleSketch => ({
  title,
  bullets,
  years,
});

/**
 * Omits requirements that can't be an entry of a skills section, such as "5+ years of backend
 * development".
 */
const skillWords = (demands: readonly string[]): string[] =>
  demands
    .filter((text) => !/years|degree|licen[cs]e|certificate/iu.test(text))
    .map((text) => text.replace(/ or .*/u, ""));

function writeCv(
  sketch: CvSketch,
  chance: { pick: <T>(list: readonly T[]) => T; random: () => number },
): string {
  const { pick, random } = chance;
  const name = `${pick(firstNames)} ${pick(lastNames)}`;
  const lines = [
    name,
    `${name.toLowerCase().replace(" ", ".")}@example.org | +1 555 01${String(Math.floor(random() * 90) + 10)}`,
    "",
  ];
  const experience = ["EXPERIENCE", ""];
  let end = 2026;
  sketch.roles.forEach(({ title, bullets, years }, index) => {
    const start = end - years;
    experience.push(
      `${title}, ${pick(companies)}`,
      `Mar ${start} – ${index === 0 ? "Present" : `Feb ${end}`}`,
      ...bullets.map((text) => `- ${text}`),
      "",
    );
    end = start;
  });
  const skills = sketch.lists.length === 0 ? [] : ["SKILLS", "", sketch.lists.join(", "), ""];
  const education = [
    "EDUCATION",
    "",
    `${sketch.degree}, ${pick(["State University", "City College", "Technical Institute"])}, ${end - 1}`,
    "",
  ];
  const sections =
    random() < 0.5 ? [skills, experience, education] : [experience, education, skills];
  return [...lines, ...sections.flat()].join("\n");
}

/** Mulberry32: a small seeded generator with the same results on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
