import { skillFamilies } from "../lexicon/skill-families.gen.ts";
import { skills } from "../lexicon/skills.gen.ts";
import { kindsOf } from "../lexicon/lexicon.ts";

/**
 * How ambiguous a spelling is:
 * - `exact`: only as written (`HR`, `SAP`), because the lower-case word means something else;
 * - `short`: one or two letters with other meanings (`C`, `R`, `Go`);
 * - `common-word`: also an ordinary word (`React`, `Spark`, `Excel`);
 * - `rare`: nearly always the ordinary word (`Chef`, `Less`, `Access`).
 * All except `exact` need exact case and a context that indicates a skill.
 */
export type Caution = "exact" | "short" | "common-word" | "rare";

export type SkillTerm = { text: string; caution: Caution | null };

export type Skill = {
  name: string;
  /** All spellings, including the name. */
  terms: SkillTerm[];
  /** Skills of the same family get partial credit for each other. */
  family: string;
  /** The partial credit for another skill of the family, from 0 to 1. */
  familyCredit: number;
  trade: string;
  /**
   * More general skills that this one also proves (`React` proves `JavaScript`), direct ones only.
   */
  implies: string[];
  /** The skill that this one is close to: different work that an expert would call part of it. */
  nearTo: string | null;
};

/** Parses skills from the rows in `packages/lexicon`: spellings, family and implied skills. */
function readSkills(): Skill[] {
  const credits = new Map<string, number>();
  const families = new Map<string, { family: string; implies: string[]; nearTo: string | null }>();
  for (const [family, members] of kindsOf(skillFamilies)) {
    for (const member of members) {
      const [name = "", ...marks] = member.split(/(?=[>~=])/u);
      if (family === "credit") credits.set(name, Number(marks[0]?.slice(1)));
      else {
        const marked = (sign: string) =>
          marks.filter((mark) => mark.startsWith(sign)).map((mark) => mark.slice(1));
        families.set(name, { family, implies: marked(">"), nearTo: marked("~")[0] ?? null });
      }
    }
  }
  return kindsOf(skills).map(([name, words]) => {
    const { family = "", implies = [], nearTo = null } = families.get(name) ?? {};
    const [trade = ""] = family.split("/");
    const familyCredit = credits.get(family) ?? 0;
    return { name, terms: words.map(parseTerm), family, familyCredit, trade, implies, nearTo };
  });
}

function parseTerm(written: string): SkillTerm {
  if (written.endsWith("!!"))
    return { text: written.slice(0, -2).replace(/\^$/u, ""), caution: "rare" };
  if (written.endsWith("!")) {
    const text = written.slice(0, -1);
    return { text, caution: text.length <= 2 ? "short" : "common-word" };
  }
  if (written.endsWith("^")) return { text: written.slice(0, -1), caution: "exact" };
  return { text: written, caution: null };
}

let loaded: readonly Skill[] | null = null;

/** All skills of the vocabulary, parsed on the first call. */
export function allSkills(): readonly Skill[] {
  loaded ??= readSkills();
  return loaded;
}
