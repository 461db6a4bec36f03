import fc from "fast-check";
import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { redactIdentity, withoutName } from "./redact-identity.ts";
import { documentFrom } from "../testing/testing-document.ts";

const today = "2026-03-01";

const names =
  `Anna Schmidt|Jürgen Müller|Zoë Groß|Łukasz Wiśniewski|Siobhán O'Brien|José García|Amara Okafor|Wei Zhang|Nguyen Khai|Hiroshi Tanaka
Priya Raghunathan|Elif Kaya|Björn Åkesson|Chidi Nwosu|Dmitri Ivanov|Jean-Luc Moreau|Fatima al-Farsi|Ludwig van Beethoven|María de la Cruz|Tuan Vu
Mary Baker|Larry Page|Ruby Rails|Will Mark|Paris Houston|Grace Cook|April May|Kim B. Vale|Aoife Ní Bhriain|Søren Kierkegaard`.split(
    /[|\n]/,
  );

/** Independent of the code under test: plain letters, with "ü" as "u" or "ue". */
const plain = (text: string, isSpelled = false): string =>
  (isSpelled ? text.replace(/[äöüåß]/gi, (sign) => spelled[sign.toLowerCase()] ?? sign) : text)
    .replace(/ß/g, "s")
    .replace(/ø/gi, "o")
    .replace(/ł/gi, "l")
    .normalize("NFD")
    .replace(/[^a-z]/gi, "")
    .toLowerCase();
const spelled: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ß: "ss" };

const ends = (name: string, isSpelled = false) => {
  const words = name.split(" ");
  return {
    given: plain(words[0] ?? "", isSpelled),
    last: plain(words.at(-1) ?? "", isSpelled),
  };
};
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type Way = (given: string, last: string) => string;
const whole: Way[] = [
  (g, l) => g + l,
  (g, l) => l + g,
  (g, l) => `${g}.${l}`,
  (g, l) => `${l}.${g}`,
  (g, l) => `${g}-${l}`,
  (g, l) => `${l}-${g}-94473`,
  (g, l) => `${g}_${l}`,
  (g, l) => `${g}${l}94`,
  (g, l) => `${g}-${l}-94473b1a`,
  (g, l) => capital(g) + capital(l),
  (g, l) => `${capital(l)}${capital(g)}CV`,
  (g, l) => `${capital(g)}_${capital(l)}_CV_2026`,
  (g, l) => (g + l).toUpperCase(),
  (g, l) => `${capital(g)} ${capital(l)}`,
  (g, l) => `${capital(g)}\u00a0${capital(l)}`,
  (g, l) => `${capital(l)}, ${capital(g)}`,
  (g, l) => `${l.toUpperCase()} ${g}`,
  (g, l) => `${capital(l)} ${capital(g)}`,
  (g, l) => `${g}${capital(l)}`,
  (g, l) => `${g}${l}`.toUpperCase().split("").join(" "),
];
const places: ((form: string) => string)[] = [
  (form) => form,
  (form) => `Reference for ${form} on request`,
  (form) => `${form}.com`,
  (form) => `${form}.dev/cv`,
  (form) => `https://www.${form}.example/cv?x=1`,
  (form) => `https:/ ${form}.me/`,
  (form) => `linkedin.com/in/${form}`,
  (form) => `in/${form}/`,
  (form) => `github.com/${form}`,
  (form) => `GitHub: ${form}`,
  (form) => `YouTube:// ${form}`,
  (form) => `@${form}`,
  (form) => `${form}@example.com`,
  (form) => `${form} (at) example (dot) org`,
  (form) => `${form}.pdf`,
  (form) => `Curriculum vitae ${form}, page 2`,
  (form) => `Name | ${form}`,
  (form) => `Won a prize\t${form}\t2019`,
  (form) => `(${form})`,
  (form) => `Yours sincerely, ${form}`,
];
const regions = ["body", "header", "footer"] as const;
const spots = ["head", "work", "end"] as const;

type Spot = { spot: (typeof spots)[number]; region?: (typeof regions)[number] };

function redact(name: string, line: string, { spot, region = "body" }: Spot) {
  const at = (here: string) => (here === spot ? `\n${line}` : "");
  const text = `${name}\nperson@example.com${at("head")}\n\nExperience\nNurse, City Clinic   2015 – 2019\n- Led a ward${at("work")}\n\nEducation\nCity College${at("end")}`;
  const document = documentFrom(text);
  for (const each of document.lines) {
    if (each.text === line.trim() && region !== "body") each.region = region;
  }
  const parsed = parseResume(document, { today });
  const field = { value: name, confidence: 1, place: { line: 0, page: 1 } };
  return redactIdentity(document, { ...parsed, name: field });
}

test("no whole name reaches an engine, in whatever form, place and order it stands", () => {
  const sample = fc.record({
    name: fc.constantFrom(...names),
    isSpelled: fc.boolean(),
    way: fc.constantFrom(...whole),
    place: fc.constantFrom(...places),
    spot: fc.constantFrom(...spots),
    region: fc.constantFrom(...regions),
  });
  fc.assert(
    fc.property(sample, ({ name, isSpelled, way, place, spot, region }) => {
      const { given, last } = ends(name, isSpelled);
      const line = place(way(given, last));
      for (const sent of redact(name, line, { spot, region })) {
        const letters = plain(sent.replaceAll("[name]", "|"));
        expect(letters).not.toContain(given + last);
        expect(letters).not.toContain(last + given);
      }
    }),
  );
});

const ofAddress: Way[] = [
  (g, l) => `${g.charAt(0)}${l}`,
  (g, l) => `${g.charAt(0)}.${l}`,
  (g, l) => `${l}${g.charAt(0)}`,
  (g, l) => `${g}-${l.charAt(0)}`,
  (g, l) => `${g}${l.charAt(0)}`,
  (g) => `${g}94`,
  (_, l) => l,
];
const addresses = places.filter((place) => /[@/]|\.com|\.pdf/.test(place("x")));

test("no word of a name reaches an engine in an address, a handle or the name of a file", () => {
  const sample = fc.record({
    name: fc.constantFrom(...names),
    way: fc.constantFrom(...ofAddress),
    place: fc.constantFrom(...addresses),
    spot: fc.constantFrom(...spots),
  });
  fc.assert(
    fc.property(sample, ({ name, way, place, spot }) => {
      const { given, last } = ends(name);
      const form = way(given, last);
      const sent = redact(name, place(form), { spot }).join("\n").toLowerCase();
      expect(sent).not.toContain(form);
    }),
  );
});

const rare = names.filter((name) => !/Baker|Page|Ruby|Will|Paris|Grace|April|Kim/.test(name));

test("a word of a name that is nothing else is hidden alone, in any case", () => {
  fc.assert(
    fc.property(fc.constantFrom(...rare), fc.boolean(), fc.nat(2), (name, isGiven, style) => {
      const { given, last } = ends(name);
      const word = isGiven ? given : last;
      const written = [word, capital(word), word.toUpperCase()][style] ?? word;
      fc.pre(word.length > 2);
      const [sent] = redact(name, `Praised as ${written} by all`, { spot: "end" }).slice(-1);
      expect(sent).toBe("Praised as [name] by all");
    }),
  );
});

test.each([
  ["Mary Baker", "Worked as a baker", "Worked as a baker"],
  ["Mary Baker", "Baker in Leeds", "Baker in Leeds"],
  ["Mary Baker", "Mr Baker and Dr. Baker", "[name] and Dr. [name]"],
  ["Mary Baker", "Baker, M. 2019", "[name] 2019"],
  ["Mary Baker", "mary baker and baker", "[name] and baker"],
  ["Mary Baker", "See marybaker.com now", "See [name] now"],
  ["Larry Page", "Page 2 of 3", "Page 2 of 3"],
  ["Larry Page", "Built a page", "Built a page"],
  ["Larry Page", "Page led a team", "[name] led a team"],
  ["April May", "May 2019, 3 April 2020", "May 2019, 3 April 2020"],
  ["April May", "April May led a team", "[name] led a team"],
  ["Jan de Vries", "Since Jan. 2019", "Since Jan. 2019"],
  ["Ruby Rails", "Ruby on Rails and ruby-2.7", "Ruby on Rails and ruby-2.7"],
  ["Tom Art", "Wrote custom articles", "Wrote custom articles"],
  ["An Li", "Cleanliness and compliance", "Cleanliness and compliance"],
  ["Maya Lin", "Linear trend of the line", "Linear trend of the line"],
  ["Amy Rent", "They are rent collectors", "They are rent collectors"],
  ["Will Mark", "will mark the page", "will mark the page"],
  ["Mark Webb", "A marketing-2020 plan", "A marketing-2020 plan"],
  [
    "Kim Vale",
    "Wrote ASP.NET and Node.js at booking.com",
    "Wrote ASP.NET and Node.js at booking.com",
  ],
  ["Kim Vale", "Used @angular/core and CI/CD", "Used @angular/core and CI/CD"],
])("words of the work outlive a name that they resemble: %s, %s", (name, line, wanted) => {
  expect(redact(name, line, { spot: "end" }).at(-1)).toBe(wanted);
});

test("accounts that don't resemble the name are hidden, too", () => {
  const text =
    "Kim Vale\nnightowl77@example.com | github.com/octo-cat | in/night-owl | sky.dev\nnightowl77 | @moon\n\nExperience\nNurse, City Clinic   2015 – 2019\n- Code: github.com/octo-cat/tool, blog at moon.github.io, talk by nightowl77";
  const document = documentFrom(text);
  const sent = redactIdentity(document, parseResume(document, { today })).join("\n");
  expect(sent).not.toMatch(/owl|octo|moon|sky|github/i);
});

test("a CV whose name was not read hides the one in its mail address", () => {
  const document = documentFrom(
    "anna.kowalska@example.com\n\nExperience\nNurse, City Clinic   2015 – 2019\n- Anna Kowalska won a prize",
  );
  const parsed = { ...parseResume(document, { today }), name: null };
  expect(redactIdentity(document, parsed).at(-1)).toBe("[name] won a prize");
});

test("lines that were stored with a name are hidden or left out before they are sent", () => {
  const parsed = parseResume(documentFrom("Jane Smith\njane@example.com\n\nExperience\nNurse"), {
    today,
  });
  expect(parsed.name?.value).toBe("Jane Smith");
  const sent = withoutName(["janesmith | janesmith", "Led a ward", "[name] won"], parsed);
  expect(sent).toEqual(["[name] | [name]", "Led a ward", "[name] won"]);
});

test("a long line of initials and dots is read in time that grows with its length", () => {
  const baits = ["A.", "A. ", "Jane ", "jane-", "j.", "@j", "jane.", "in/", "x.com/", "github: "];
  const time = (length: number) => {
    const from = process.cpuUsage();
    for (const bait of baits) {
      const line = bait.repeat(length / bait.length);
      withoutName([line], {
        ...parseResume(documentFrom("Nurse"), { today }),
        name: { value: "Jane Ann Marie Smith", confidence: 1, place: null },
      });
    }
    const { user, system } = process.cpuUsage(from);
    return user + system;
  };
  time(8000);
  expect(time(32_000) / Math.max(time(8000), 1000)).toBeLessThan(10);
});
