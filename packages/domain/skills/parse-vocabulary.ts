import { skillFamilies } from "../lexicon/skill-families.gen.ts";
import { skills } from "../lexicon/skills.gen.ts";
import { kindsOf } from "../lexicon/lexicon.ts";

/**
 * How much a spelling must be doubted:
 * - `exact`: only as written (`HR`, `SAP`), since the lower-case word means something else;
 * - `short`: one or two letters that also stand for other things (`C`, `R`, `Go`);
 * - `common-word`: also an ordinary word (`React`, `Spark`, `Excel`);
 * - `rare`: nearly always the ordinary word (`Chef`, `Less`, `Access`).
 * All but `exact` need exact case and words around them that make them a skill.
 */
export type Caution = "exact" | "short" | "common-word" | "rare";

export type SkillTerm = { text: string; caution: Caution | null };

export type Skill = {
  name: string;
  /** All spellings, the name among them. */
  terms: SkillTerm[];
  /** Skills of one family can stand in for each other in part. */
  family: string;
  /** 0 to 1: the part credit of a skill for another one of its family. */
  familyCredit: number;
  trade: string;
  /** More general skills that this one shows too (`React` shows `JavaScript`), direct ones only. */
  implies: string[];
  /** The skill of whose line it is a near one: other work, of which an expert would call it a part. */
  nearTo: string | null;
};

/** Skills by their rows in `packages/lexicon`: their spellings, their family and what they imply. */
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

/** All skills of the vocabulary, read at the first call. */
export function allSkills(): readonly Skill[] {
  loaded ??= readSkills();
  return loaded;
}
