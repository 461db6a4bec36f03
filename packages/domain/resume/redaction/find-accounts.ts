import { canonicalSkill } from "../../skills/canonical-skill.ts";
import type { ParsedResume } from "../shape/parsed-resume.ts";

const sharedMailboxes: ReadonlySet<string> = new Set(
  "info mail email contact hello office admin jobs work career careers resume application me".split(
    " ",
  ),
);

/** Path segments of profile URLs that name the kind of page, not its owner. */
const sharedPaths: ReadonlySet<string> = new Set(
  "in u user users pub people profile profiles author authors company school id watch channel questions".split(
    " ",
  ),
);

/** Hosts on which the first path segment is a user's account. */
const accountHost =
  /^(?:[\w-]+\.)?(?:github|gitlab|bitbucket|codeberg|twitter|x|npmjs|kaggle|medium|huggingface|dribbble|behance|instagram|facebook|linkedin)\.\w+$/;

/**
 * Account patterns in running text: `@name/package` and `@name`, Skype's `live:name`, and
 * `name/repository` if a digit, dot or underscore shows that it isn't a pair of words.
 */
const accounts = [
  /(?<![\p{L}\p{N}.@/])@([\p{L}\p{N}][\p{L}\p{N}_.-]{2,60})(?=\/[\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])live:\.?([\p{L}\p{N}][\p{L}\p{N}_.-]{2,60})/giu,
  /(?<![\p{L}\p{N}._@/:-])([a-z][a-z\d-]{0,38}[_\d][a-z\d_-]{0,38})\/[a-z][\w.-]{1,60}/gu,
  /(?<![\p{L}\p{N}._@/:-])([a-z][a-z\d-]{2,38})\/[a-z][\w-]{0,40}(?:\.[a-z]{2,4}\b|_[a-z])/gu,
  /(?<=^[^\p{L}\p{N}]{0,4})([a-z][a-z\d-]{2,38})\/[a-z][\w.-]{1,60}(?=\s{1,3}[–—:(|-]|\t|$)/gu,
];
const mayHoldAccount = /[@:/]/;

/** The person's own mailbox, accounts and domains anywhere in the CV, in lower case. */
export function findAccounts(
  lines: readonly string[],
  { email, links }: ParsedResume,
): Set<string> {
  const mailbox = email?.value.split("@")[0] ?? "";
  const found = [mailbox, ...links.map(({ value }) => accountOf(value)), ...shownAccounts(lines)];
  const names = found.map((name) => name.replace(/^[@~]|\.$/g, "").toLowerCase());
  return new Set(names.filter((name) => name.length > 3 && !sharedMailboxes.has(name)));
}

function accountOf(url: string): string {
  const [host = "", ...path] = url.replace(/^https?:\/\//, "").split(/[/?#]/);
  const own = path.filter((part) => part !== "" && !sharedPaths.has(part.toLowerCase()));
  return (accountHost.test(host) ? own[0] : own.at(-1)) ?? host;
}

function shownAccounts(lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    mayHoldAccount.test(line)
      ? accounts.flatMap((pattern) =>
          [...line.matchAll(pattern)].flatMap(([, name = ""]) =>
            // "@angular/core" is a tool.
            canonicalSkill(name) === null ? [name] : [],
          ),
        )
      : [],
  );
}
