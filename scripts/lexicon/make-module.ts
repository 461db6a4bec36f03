import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const tables = join(import.meta.dirname, "../../packages/lexicon");

/** The tables, by the domain folder that contains their modules. */
const folders = {
  "resume/lexicon": [
    ...["headings", "dates", "labels", "schooling", "work", "stated"],
    ...["names", "people", "languages", "gender", "letters"],
    ...["places", "lookalikes", "cues", "trust"],
  ],
  lexicon: [
    ...[
      "blind",
      "postings",
      "skill-words",
      "skills",
      "skill-families",
      "senses",
      "synonyms",
      "equivalents",
      "sectors",
      "study-fields",
      "degree-fields",
      "papers",
      "stop-words",
    ],
    ...["occupations", "occupation-families", "families", "titles"],
    ...["title-fields", "title-heads", "short-forms"],
  ],
} as const;

export const subjects = Object.entries(folders).flatMap(([folder, names]) =>
  names.map((subject) => ({ folder, subject })),
);

/** Returns the source of a subject's module, with each language's words by kind. */
export function makeModule({ folder, subject }: { folder: string; subject: string }): string {
  const languages = readdirSync(tables, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));
  const body = languages.flatMap((language) => {
    const kinds = readTable(language, subject);
    if (kinds.size === 0) return [];
    const rows = [...kinds].map(
      ([kind, words]) =>
        `    ${/^(?:\d+|[a-z_]\w*)$/i.test(kind) ? kind : JSON.stringify(kind)}: ${JSON.stringify(words.join("|"))},`,
    );
    return [`  ${language}: {`, ...rows, "  },"];
  });
  const shape = folder === "lexicon" ? "./lexicon.ts" : "../../lexicon/lexicon.ts";
  return [
    "// Made by `npm run build-lexicon` from packages/lexicon: change the tables there.",
    `import type { Lexicon } from "${shape}";`,
    "",
    `export const ${subject.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}: Lexicon = {`,
    ...body,
    "};",
    "",
  ].join("\n");
}

/** English first: a word of several languages belongs to the first one. */
function rankOf(language: string): number {
  const order = ["en", "de", "fr", "es", "pt", "it", "nl"];
  const at = order.indexOf(language);
  return at === -1 ? order.length : at;
}

function readTable(language: string, subject: string): Map<string, string[]> {
  const file = join(tables, language, `${subject}.tsv`);
  const kinds = new Map<string, string[]>();
  if (!existsSync(file)) return kinds;
  const text = readFileSync(file, "utf8");
  for (const row of text.trimEnd().split("\n").slice(1)) {
    const [kind = "", word = "", marks = ""] = row.split("\t");
    kinds.set(kind, [...(kinds.get(kind) ?? []), word + marks]);
  }
  return kinds;
}
