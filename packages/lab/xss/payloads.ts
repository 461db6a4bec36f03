import { z } from "zod";
import { readData } from "../harness/read-data.ts";

const texts = z.array(z.string());
const pairs = z.array(z.tuple([z.string(), z.string()]));

/** Placeholders such as `{tag}`, `{address}` and `{evil}` are replaced, as is the call `X()`. */
const parts = readData(
  "xss/payload-parts",
  z.strictObject({
    events: texts,
    hosts: texts,
    tags: texts,
    addresses: texts,
    elementForms: texts,
    scriptOpeners: texts,
    scriptClosers: texts,
    loneElements: texts,
    addressPlaces: texts,
    /** Injection points that exist only in Markdown. */
    markdownPlaces: texts,
    intruders: texts,
    markdownForms: texts,
    /** Terminators of the text's surroundings: attributes, elements, comments, strings, JSON. */
    closers: texts,
    followers: texts,
    /** Markup that one parser reads as text and the next one as an element. */
    mutationFrames: texts,
    mutationIntruders: texts,
    bracketDisguises: pairs,
    templateBrackets: pairs,
    templateForms: texts,
    loneTemplates: texts,
  }),
);
const call = "X()";

/**
 * Makes XSS payloads of the known families, for pages that show text of other users. Each calls
 * `__xss(<its number>)` if it runs. The list is always the same.
 */
export function makePayloads(): string[] {
  const families = [elements, handlers, addresses, markdown, breakouts, mutations, templates];
  const made = new Set(families.flatMap((family) => [...family()]));
  return [...made].map((payload, number) => payload.replaceAll(call, `__xss(${number})`));
}

function fill(form: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => value),
    form,
  );
}

function fillIntruder(form: string, evil: string): string {
  return fill(form, { evil, tail: evil.slice(1), quoted: evil.replaceAll('"', "'") });
}

function* handlers(): Generator<string> {
  for (const event of parts.events) {
    for (const host of parts.hosts) {
      yield `<${host} on${event}=${call}>`;
      yield `<${host}/on${event}="${call}"//`;
    }
    yield `<xss id=x tabindex=1 style="animation-name:x" ON${event.toUpperCase()}='${call}'>x</xss>`;
    yield `" on${event}="${call}" autofocus x="`;
  }
}

function* elements(): Generator<string> {
  for (const tag of parts.tags) {
    for (const form of parts.elementForms) yield fill(form, { tag });
  }
  for (const open of parts.scriptOpeners) {
    for (const close of parts.scriptClosers) yield `${open}${call}${close}`;
  }
  yield* parts.loneElements;
}

/** Disguises of an address that evade a filter for its letters. */
const disguises: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => Array.from(text, (sign, at) => (at % 2 === 0 ? sign.toUpperCase() : sign)).join(""),
  (text) => Array.from(text, (sign) => `&#${sign.codePointAt(0)};`).join(""),
  (text) => Array.from(text, (sign) => `&#x${sign.codePointAt(0)?.toString(16)};`).join(""),
  (text) =>
    Array.from(text, (sign) => `&#${String(sign.codePointAt(0)).padStart(7, "0")}`).join(""),
  (text) => text.replace(/(?<=.{3})/, "\t"),
  (text) => text.replace(/(?<=.{3})/, "\n"),
  (text) => text.replace(/(?<=.{3})/, "\0"),
  (text) => text.replace(/(?<=.{4})/, "&Tab;"),
  (text) => text.replace(":", "&colon;"),
  (text) => `\u0001${text}`,
  (text) => ` ${text}`,
  (text) => encodeURIComponent(text),
];
const allAddresses = [
  ...disguises.map((disguise) => disguise(`javascript:${call}`)),
  ...parts.addresses,
];

function* addresses(): Generator<string> {
  for (const address of allAddresses) {
    for (const place of parts.addressPlaces) yield fill(place, { address });
  }
}

function* markdown(): Generator<string> {
  for (const address of allAddresses) {
    for (const place of parts.markdownPlaces) yield fill(place, { address });
  }
  for (const evil of parts.intruders) {
    for (const form of parts.markdownForms) yield fillIntruder(form, evil);
  }
}

function* breakouts(): Generator<string> {
  for (const closer of parts.closers) {
    for (const follower of parts.followers) {
      yield `${closer}${follower}`;
      yield `x${closer}${follower}${closer}y`;
    }
  }
}

function* mutations(): Generator<string> {
  for (const evil of parts.mutationIntruders) {
    for (const frame of parts.mutationFrames) yield fillIntruder(frame, evil);
    for (const [open, close] of parts.bracketDisguises) {
      yield evil.replace("<", open).replace(">", close);
    }
  }
}

function* templates(): Generator<string> {
  for (const [open, close] of parts.templateBrackets) {
    for (const form of parts.templateForms) yield fill(form, { open, close });
  }
  yield* parts.loneTemplates;
}
