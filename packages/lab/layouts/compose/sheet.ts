import { benchDay } from "../../personas/compose.ts";
import type { Person } from "../person.ts";
import type { Sheet } from "./blocks.ts";
import { fill, writeDate } from "./dates.ts";
import type { Setting } from "./entries.ts";
import { writeHead } from "./head.ts";
import { listPosts } from "./posts.ts";
import { writeSection } from "./sections.ts";

/** Lays out a person's CV with the template. */
export function composeSheet(person: Person, setting: Setting): Sheet {
  const { template, language } = setting;
  const newestFirst = listPosts(person).map((post, at) =>
    template.points === "newest only" && at > 0 ? { ...post, points: [] } : post,
  );
  const posts = template.oldestFirst ? newestFirst.toReversed() : newestFirst;
  const write = (sections: Setting["template"]["order"]) =>
    sections.flatMap((section) => writeSection(section, { person, posts, setting }));
  return {
    language,
    look: template.look,
    page: template.page,
    main: [...writeHead(person, setting), ...write(template.order)],
    side: write(template.side),
    footer: writeFooter(person, setting),
  };
}

function writeFooter({ name }: Person, { template, words }: Setting): string {
  switch (template.footer) {
    case "updated":
      return fill(words.updated, [writeDate(benchDay.slice(0, 7), { form: "long", words })]);
    case "page":
      return name;
    case "LinkedIn":
      return words.linkedIn.page;
    default:
      return "";
  }
}
