import type { Field } from "../shape/parsed-resume.ts";
import { matchHeading } from "../sections/match-heading.ts";
import { cutDates } from "../entries/cut-dates.ts";
import { findDateSpans } from "../dates/read-dates.ts";
import type { Section } from "../sections/split-sections.ts";

/** Reads certificates and licences, one per line or list item, without their dates. */
export function readCertifications(sections: readonly Section[]): Field<string>[] {
  const found: Field<string>[] = [];
  for (const section of sections) {
    if (section.kind !== "certifications") continue;
    section.lines.forEach(({ index, text, line }) => {
      const label = /^\s*([^:：]{3,40})[:：]\s*(\S.*)$/u.exec(text);
      const heading = label ? matchHeading(label[1] ?? "") : null;
      if (heading && heading.kind !== "certifications") return;
      const rest = heading ? (label?.[2] ?? text) : text;
      const last = found[found.length - 1];
      const isWrapped =
        last?.place?.line === index - 1 && /^[\p{Ll}(&]/u.test(text.trim()) && !line.bullet;
      if (isWrapped) {
        last.value = `${last.value} ${clean(rest)}`;
        last.place = { line: index - 1, page: line.page };
        return;
      }
      for (const item of rest.split(/;\s|\s[•·●]\s/)) {
        const value = clean(item);
        if (value.length < 2 || value.length > 160 || !/\p{L}{2}/u.test(value)) continue;
        found.push({ value, confidence: 0.9, place: { line: index, page: line.page } });
      }
    });
  }
  return found;
}

function clean(text: string): string {
  const cut = cutDates(text, findDateSpans(text));
  return cut
    .replace(/\t+/g, ", ")
    .replace(/(?<![\s,;:|–—(-])[\s,;:|–—(-]+$/u, "")
    .replace(/^[\s,;:|–—)-]+/u, "")
    .trim();
}
