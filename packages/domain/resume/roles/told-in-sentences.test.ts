import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

const rolesOf = (heading: string, lines: string) =>
  parseResume(documentFrom(`Kim Vale\nkim@example.com\n\n${heading}\n${lines}`), {
    today: "2026-06-15",
  }).roles.map(({ title, company, start, end }) => [title, company, start, end]);

test.each([
  [
    "Experience",
    "From May 2016 to July 2019 I worked as Cook at Mill Inn in Leeds.",
    "Cook",
    "Mill Inn",
  ],
  [
    "Berufserfahrung",
    "Von Mai 2016 bis Juli 2019 war ich als Koch bei Gasthaus Mühle in Celle tätig.",
    "Koch",
    "Gasthaus Mühle",
  ],
  [
    "Expérience professionnelle",
    "De mai 2016 à juillet 2019, j'ai travaillé comme Cuisinier chez Auberge du Moulin à Vannes.",
    "Cuisinier",
    "Auberge du Moulin",
  ],
  [
    "Experiencia profesional",
    "Desde mayo de 2016 hasta julio de 2019 trabajé como Cocinero en Mesón del Río, en Bilbao.",
    "Cocinero",
    "Mesón del Río",
  ],
  [
    "Doświadczenie zawodowe",
    "Od maja 2016 do lipca 2019 praca na stanowisku: Kucharz (Gospoda Młyn, Gdynia).",
    "Kucharz",
    "Gospoda Młyn",
  ],
  ["工作经验", "2016年5月至2019年7月，在南京清河医院（南京）担任护士。", "护士", "南京清河医院"],
  [
    "職務経歴",
    "2016年5月から2019年7月まで、青葉中央病院（仙台市）にて看護師として勤務。",
    "看護師",
    "青葉中央病院",
  ],
])("a post that is told in a sentence is read: %s", (heading, line, ...post) => {
  expect(rolesOf(heading, line)).toEqual([[...post, "2016-05", "2019-07"]]);
});

test("a header that says as what somebody worked keeps its employer", () => {
  expect(rolesOf("Experience", "Cook, Mill Inn\tMay 2016 – July 2019")).toEqual([
    ["Cook", "Mill Inn", "2016-05", "2019-07"],
  ]);
});

test("the days of joining and of leaving a Japanese employer are one post", () => {
  const lines =
    "平成25年4月 株式会社みどり商事 入社（経理部）\n平成30年9月 株式会社みどり商事 退職\n平成30年10月 青空システム株式会社 入社（経理課 主任）\n現在に至る\n以上";
  expect(rolesOf("職歴", lines)).toEqual([
    ["経理課 主任", "青空システム株式会社", "2018-10", null],
    ["経理部", "株式会社みどり商事", "2013-04", "2018-09"],
  ]);
});
