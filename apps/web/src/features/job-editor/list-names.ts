import type { SkillList } from "./job-draft.ts";

export const listNames: Record<SkillList, string> = {
  must: "Must-have skills",
  nice: "Nice-to-have skills",
};
