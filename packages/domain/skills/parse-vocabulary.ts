import { businessSkills } from "./vocabulary/business.ts";
import { careAndScienceSkills } from "./vocabulary/care-science.ts";
import { cloudAndDataSkills } from "./vocabulary/cloud-data.ts";
import { mediaAndDesignSkills } from "./vocabulary/media-design.ts";
import { softwareSkills } from "./vocabulary/software.ts";
import { specialtySkills } from "./vocabulary/specialties.ts";
import { tradeSkills } from "./vocabulary/trades.ts";

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

/**
 * The vocabulary's text format, one skill a line:
 *
 *     @trade
 *     #family credit-within-the-family
 *     Name | alias, another alias, *Another skill=its alias | >Implied skill, Implied skill
 *
 * A starred entry of the alias list is a skill of its own with the same family and implied skills;
 * with a `~` it is near the line's skill, too. Only what is the same thing is an alias.
 * A spelling's ending tells its caution: `^` exact, `!` common word (short where it has at most two
 * letters), `!!` rare.
 */
function parseVocabulary(text: string): Skill[] {
  const skills: Skill[] = [];
  let trade = "";
  let family = "";
  let familyCredit = 0;
  for (const line of text.split("\n")) {
    if (line === "") continue;
    if (line.startsWith("@")) {
      trade = line.slice(1);
      continue;
    }
    if (line.startsWith("#")) {
      const [name = "", credit = "0"] = line.slice(1).split(" ");
      family = name;
      familyCredit = Number(credit);
      continue;
    }
    const [name = "", ...fields] = line.split(" | ");
    const aliases = fields
      .filter((field) => !field.startsWith(">"))
      .flatMap((field) => field.split(", "));
    const implied =
      fields
        .find((field) => field.startsWith(">"))
        ?.slice(1)
        .split(", ") ?? [];
    const own = aliases.filter((alias) => !/^[*~]/u.test(alias));
    const head = [name.replace(/^\*/u, ""), ...own];
    const others = aliases.filter((alias) => /^[*~]/u.test(alias));
    for (const written of ["", ...others]) {
      const terms = (written === "" ? head : written.slice(1).split("=")).map(parseTerm);
      skills.push({
        name: terms[0]?.text ?? "",
        terms,
        family: `${trade}/${family}`,
        familyCredit,
        trade,
        implies: implied,
        nearTo: written.startsWith("~") ? parseTerm(head[0] ?? "").text : null,
      });
    }
  }
  return skills;
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

/** All skills of the vocabulary, parsed at the first call. */
export function allSkills(): readonly Skill[] {
  loaded ??= [
    softwareSkills,
    cloudAndDataSkills,
    businessSkills,
    careAndScienceSkills,
    tradeSkills,
    mediaAndDesignSkills,
    specialtySkills,
  ].flatMap(parseVocabulary);
  return loaded;
}
