import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";
import { readableLanguages } from "../text/readable-languages.ts";

const parse = (text: string) => parseResume(documentFrom(text), { today: "2026-11-26" });
const codesOf = (text: string) => parse(text).warnings.map(({ code }) => code);

const head = "Kim Vale\nkim@example.com | +44 20 7946 0018\n";

/** A CV whose jobs can't be parsed. */
const unread = `${head}
EXPERIENCE
In charge of this and that for many a year, with pleasure and to everybody's liking.

EDUCATION
BSc Biology, Lakeside University, 2012

SKILLS
Excel, SAP, Payroll`;

test("a CV without a readable job says so", () => {
  const { roles, warnings } = parse(unread);
  expect(roles).toEqual([]);
  expect(warnings).toContainEqual({
    code: "no-work-history",
    message: "No work history could be read: check the CV.",
  });
});

test("a CV with a job, and what is no CV, say nothing of it", () => {
  const role = "Payroll Officer, Medway Care   01/2020 - 03/2024";
  expect(codesOf(unread.replace(/In charge.*/u, role))).not.toContain("no-work-history");
  const letter = `${head}\nDear Ms Berg,\nI am writing to apply for the job.\nKind regards,\nKim Vale`;
  expect(codesOf(letter)).toEqual(["other-document"]);
});

/** Typical work and education sections in scripts that the parser doesn't support. */
const foreign: Record<string, string> = {
  Chinese:
    "王小明\n电话 138-0000-0000\n工作经历\n2018.09 - 2021.06 北京科技有限公司 软件工程师\n负责系统开发与维护工作\n教育背景\n2014 - 2018 清华大学 计算机科学",
  Japanese:
    "山田 花子\n職歴\n平成25年4月 株式会社みどり商事 入社（経理部）\nげつじけっさんをたんとうしました\n学歴\n架空大学 経済学部 卒業",
  Korean:
    "김민수\n경력\n2018.03 - 2021.05 한국전자 소프트웨어 엔지니어\n학력\n서울대학교 컴퓨터공학과",
  Arabic: "أحمد علي\nالخبرة العملية\n2018 - 2021 شركة النور مهندس برمجيات\nالتعليم\nجامعة القاهرة",
  Russian:
    "Иванова Анна\nОпыт работы\nИюнь 2018 - Май 2021 ООО Ветер Бухгалтер\nОбразование\nМосковский университет",
  Greek:
    "Μαρία Παππά\nΕργασιακή εμπειρία\n2018 - 2021 Λογίστρια, Εταιρεία Άλφα\nΕκπαίδευση\nΠανεπιστήμιο Αθηνών",
  Hebrew: "דנה כהן\nניסיון תעסוקתי\n2018 - 2021 מהנדסת תוכנה, חברת אלפא\nהשכלה\nאוניברסיטת תל אביב",
  Thai: "สมชาย ใจดี\nประสบการณ์ทำงาน\n2018 - 2021 วิศวกรซอฟต์แวร์ บริษัทเอ\nการศึกษา\nจุฬาลงกรณ์มหาวิทยาลัย",
  Hindi: "अनिता शर्मा\nकार्य अनुभव\n2018 - 2021 लेखाकार, अल्फा कंपनी\nशिक्षा\nदिल्ली विश्वविद्यालय",
};

test.each(Object.entries(foreign))(
  "a CV in a language that is not read says so, once: %s",
  (_, text) => {
    const { language, warnings } = parse(text);
    const expected = {
      code: "language-not-supported",
      message: "Language not supported: not scored.",
    };
    // Once a language is supported, it is in the list and this warning doesn't apply.
    expect(warnings).toEqual(readableLanguages.has(language) ? expect.anything() : [expected]);
  },
);

test("an English CV with a name or an employer in another script is read", () => {
  const text = `王小明 (Wang Xiaoming)\n${head}\nEXPERIENCE\nEngineer, 北京科技 Ltd   01/2020 - 03/2024\n- Built the systems of a bank with the team\n\nEDUCATION\nBSc Biology, Lakeside University, 2012`;
  expect(codesOf(text)).not.toContain("language-not-supported");
});
