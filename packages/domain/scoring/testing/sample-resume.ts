import type { ResumeRole, ResumeSkill } from "../../resume/shape/parsed-resume.ts";
import { canonicalSkill } from "../../skills/canonical-skill.ts";
import type { ScorableResume } from "../score/score.ts";

type RoleSketch = {
  title: string | null;
  start?: string;
  end?: string | null;
  /** Skills that the role proves, with one bullet each. */
  shows?: string[];
  bullets?: string[];
};

export type ResumeSketch = {
  headline?: string;
  roles?: RoleSketch[];
  /** Skills that are only listed. */
  lists?: string[];
  degrees?: string[];
  certifications?: string[];
  gaps?: ScorableResume["gaps"];
};

/** A skill without any evidence. */
export function bareSkill(skill: string): ResumeSkill {
  return { skill, proficiency: null, evidence: [], lastUsed: null, years: null };
}

/** A parsed CV for tests, with a different position for each line. */
export function sampleResume(sketch: ResumeSketch): ScorableResume {
  const lines: string[] = [];
  const place = (text: string) => ({ page: 1, line: lines.push(text) - 1 });
  const skills = new Map<string, ResumeSkill>();
  const skillOf = (name: string): ResumeSkill => {
    const skill = canonicalSkill(name) ?? name;
    const known = skills.get(skill) ?? bareSkill(skill);
    skills.set(skill, known);
    return known;
  };
  const headline =
    sketch.headline === undefined
      ? null
      : { value: sketch.headline, confidence: 1, place: place(sketch.headline) };
  const roles = (sketch.roles ?? []).map((role, index): ResumeRole => {
    const rolePlace = place(role.title ?? "");
    const bullets = [
      ...(role.bullets ?? []),
      ...(role.shows ?? []).map((name) => `Worked with ${name} every day`),
    ].map((text) => ({ text, place: place(text) }));
    for (const name of role.shows ?? []) {
      const bullet = bullets.find(({ text }) => text.includes(name));
      if (bullet === undefined) continue;
      const skill = skillOf(name);
      skill.evidence.push({
        place: bullet.place,
        term: name,
        where: "role",
        role: index,
      });
      const end = role.end ?? "2026-06";
      if (skill.lastUsed === null || skill.lastUsed < end) skill.lastUsed = end;
    }
    const end = role.end ?? null;
    return {
      title: role.title,
      company: "Some Company",
      location: null,
      start: role.start ?? null,
      end,
      isCurrent: end === null && role.start !== undefined,
      kind: "job",
      yearsInRole: null,
      bullets,
      confidence: 1,
      place: rolePlace,
    };
  });
  for (const name of sketch.lists ?? []) {
    skillOf(name).evidence.push({
      place: place(`Skills: ${name}`),
      term: name,
      where: "skills",
      role: null,
    });
  }
  return {
    headline,
    roles,
    education: (sketch.degrees ?? []).map((degree) => ({
      degree,
      institution: null,
      start: null,
      end: null,
      isCurrent: false,
      place: place(degree),
    })),
    certifications: (sketch.certifications ?? []).map((value) => ({
      value,
      confidence: 1,
      place: place(value),
    })),
    skills: [...skills.values()],
    yearsExperience: null,
    gaps: sketch.gaps ?? [],
    lines,
    asOf: "2026-06-15",
    language: "en",
  };
}

export const softwareJob = {
  title: "Senior Backend Engineer",
  description:
    "We build payment services. You need 5+ years of experience with distributed systems.",
  requirements: { must: ["Python", "PostgreSQL", "Kubernetes"], nice: ["Kafka", "Terraform"] },
};

export const backendResume = (): ScorableResume =>
  sampleResume({
    roles: [
      {
        title: "Senior Backend Developer",
        start: "2021-01",
        shows: ["Python", "Postgres", "k8s", "Kafka"],
      },
      { title: "Software Engineer", start: "2016-01", end: "2020-12", shows: ["Python", "Docker"] },
    ],
    lists: ["Terraform"],
  });

export const nurseResume = (): ScorableResume =>
  sampleResume({
    roles: [{ title: "Registered Nurse", start: "2015-01", shows: ["Wound care", "Triage"] }],
    lists: ["Communication", "Microsoft Word"],
  });
