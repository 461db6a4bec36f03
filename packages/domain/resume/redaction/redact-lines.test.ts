import { expect, test } from "vitest";
import type { LaidOutDocument } from "../shape/document.ts";
import { parseResume } from "../parse-resume.ts";
import type { ParsedResume } from "../shape/parsed-resume.ts";
import { redactIdentity } from "./redact-identity.ts";
import { documentFrom } from "../testing/testing-document.ts";

const today = "2024-06-15";

function redact(text: string, change?: (document: LaidOutDocument) => void): string[] {
  const document = documentFrom(text);
  change?.(document);
  return redactIdentity(document, parseResume(document, { today }));
}

const work = "Experience\nNurse, City Clinic   2015 – 2019\n- Led a ward";

const heads = new Map<string, ParsedResume>();

/** The CV without the tested line is parsed once per name: these tests are only about redaction. */
function headOf(head: string): ParsedResume {
  const read = heads.get(head) ?? parseResume(documentFrom(`${head}\n\n${work}`), { today });
  heads.set(head, read);
  return read;
}

/** The text that an AI service receives for a line in the work section. */
function inWork(line: string, name = "Kim Vale"): string | undefined {
  const head = `${name}\nkim@example.com`;
  const document = documentFrom(`${head}\n\n${work}\n- ${line}`);
  return redactIdentity(document, headOf(head)).pop();
}

/** The text that an AI service receives for a line below the person's name. */
function inHeader(line: string): string | undefined {
  return redact(`Kim Vale\nkim@example.com\n${line}\n\n${work}`)[2];
}

/** The same, with the person's location parsed from another line. */
function besideAddress(line: string): string | undefined {
  const head = "Kim Vale\nAddress: 9 Main Street, Oslo, Norway";
  return redactIdentity(documentFrom(`${head}\n${line}\n\n${work}`), headOf(head))[2];
}

test.each([
  ["She led a ward", "They led a ward"],
  ["Led her team", "Led their team"],
  ["She and he worked", "They and they worked"],
  ["He said she is good", "They said they is good"],
  ["We gave him a prize", "We gave them a prize"],
  ["The prize was hers", "The prize was them"],
  ["Led by herself and himself", "Led by themself and themself"],
  ["Her work was praised", "Their work was praised"],
  ["His work was praised", "Their work was praised"],
  ["Cared for women and men", "Cared for women and men"],
  ["A women's health project", "A women's health project"],
  ["women's shelters", "women's shelters"],
  ["Women's clothing sales", "Women's clothing sales"],
  ["Treated males and females", "Treated males and females"],
  ["Female patients", "Female patients"],
  ["Back from maternity leave", "Back from parental leave"],
  ["On paternity leave", "On parental leave"],
  ["Seit Elternzeit zurück", "Seit Elternzeit zurück"],
  ["Mutterschutz 2019", "Elternzeit 2019"],
  ["As a mother of two", "As a parent of two"],
  ["mother tongue German", "mother tongue German"],
  [
    "President of a sorority and a fraternity",
    "President of a student society and a student society",
  ],
  ["K. Vale won", "[name] won"],
  ["Kim B. Vale won", "[name] won"],
  ["Ms Vale and Mr. Vale", "[name] and [name]"],
  ["Mrs. K. Vale", "[name]"],
  ["Dr. Vale", ""],
  ["Mr Vale's ward", "[name]'s ward"],
  ["Kimberley stayed", "Kimberley stayed"],
  ["Vales stayed", "Vales stayed"],
  ["Mail kim.vale@example.org now", "Mail now"],
  ["Call 0221 / 123 45 67 now", "Call now"],
  ["See https://kimvale.example/cv now", "See now"],
  ["See www.kimvale.example now", "See now"],
  ["At linkedin.com/in/kim-vale now", "At now"],
  ["GitHub: kimvale", ""],
  ["Twitter: @kimvale", ""],
  ["at x.com/kimvale", "at"],
  ["Photo attached", ""],
  ["A photograph of a ward", "A photograph of a ward"],
  ["Date of birth: 12.03.1985", ""],
  ["Nationality: German | Nurse", "Nurse"],
  ["Nurse | Age: 34 | Leeds", "Nurse | Leeds"],
  ["Nurse\tGender: female\tLeeds", "Nurse\t\tLeeds"],
  ["(she/her) Nurse", "Nurse"],
  ["Nurse [he/him/his]", "Nurse"],
  ["she/her", ""],
  ["Sir Kim Vale", "[name]"],
  ["Theirs and man-made goods", "Theirs and man-made goods"],
  ["Managed manpower", "Managed manpower"],
  ["Mankind", "Mankind"],
  ["Kim Vale won a prize", "[name] won a prize"],
  ["KIM VALE won a prize", "[name] won a prize"],
  ["Vale, Kim won a prize", "[name] won a prize"],
  ["VALE Kim won a prize", "[name] won a prize"],
  ["Nurse (they/them)", "Nurse"],
  ["Said that he left", "Said that they left"],
  ["See LINKEDIN.COM/in/kimvale now", "See now"],
  ["See HTTPS://kimvale.example/b now", "See now"],
  ["See gitlab.com/kim/x now", "See now"],
  ["Xing: kimvale", ""],
  ["facebook : // kimvale", ""],
  ["linkedin://kim", ""],
  ["Kim-Vale won", "[name] won"],
  ["Kim  Vale won", "[name] won"],
  ["K.B. Vale won", "[name] won"],
  ["B. K. Vale won", "[name] won"],
  ["Vale Kim Vale won", "[name] won"],
  ["Akim and Kim2", "Akim and [name]"],
  ["Nurse | Nationality: x | Leeds", "Nurse | Leeds"],
  ["Nationality: x\tNurse\tLeeds", "Nurse\tLeeds"],
  ["Picture", ""],
  ["Worked with 12 photographers", "Worked with 12 photographers"],
  ["Page 12 (a/b) of the test", "Page 12 (a/b) of the test"],
  ["Mail kim (at) example (dot) org", "Mail"],
  ["Mail kim (chiocciola) example (punto) it", "Mail"],
  ["Mail kim [at] example.org", "Mail"],
  ["Mail kim@example.c0m now", "Mail now"],
  ["Site http://kimvale.example/cv now", "Site now"],
  ["Site WWW.KIMVALE.EXAMPLE now", "Site now"],
  ["Instagram: kimvale", ""],
  ["GitLab:kimvale", ""],
  ["02211234567", ""],
  ["Kim B Vale won", "[name] won"],
  ["Kim B.Vale won", "[name] won"],
  ["Vitamin B. was given", "Vitamin B. was given"],
  ["Led a ward; ran a team;", "Led a ward; ran a team;"],
  ["Geburtsdatum\t12.03.1985", ""],
  ["Address: 12 Elm Street · Leeds", ""],
  ["Nurse · Age: 34 · Leeds", "Nurse | Leeds"],
  ["Nurse|Age: 34|Leeds", "Nurse | Leeds"],
  ["Nurse |  Age: 34", "Nurse"],
  ["Col·lectiu Nurse | Age: 34", "Col·lectiu Nurse"],
  ["Kim's ward, Age 34", "[name]'s ward, Age 34"],
  ["Nurse of  the   year, she said", "Nurse of the\tyear, they said"],
  ["Mail a@b.example, c@d.example, 0221 1234567, 0221 7654321 now", "Mail | now"],
])("no engine reads gender, family, name or contacts among the work: %s", (line, wanted) => {
  expect(inWork(line)).toBe(wanted);
});

test.each([
  ["Gartenstraße 12, 50667 Köln", ""],
  ["12 Garden Street, Leeds LS1 4AB", ""],
  ["Leeds, UK", ""],
  ["1 rue de la Paix, 75002 Paris", ""],
  ["Calle Mayor 5, 28013 Madrid", ""],
  ["Via Roma 1, 00184 Roma", ""],
  ["Springfield, IL 62701", ""],
  ["D-50667 Köln", ""],
  ["Born 12 March 1985", ""],
  ["born in Leeds", ""],
  ["Nationality: British", ""],
  ["Geburtsdatum: 12.03.1985", ""],
  ["Familienstand: ledig", ""],
  ["married", ""],
  ["Married, 2 children", ""],
  ["ledig", ""],
  ["female", ""],
  ["34 years old", ""],
  ["age 34", ""],
  ["British citizen", ""],
  ["German", ""],
  ["Mrs", ""],
  ["Herr", ""],
  ["divorced", ""],
  ["2 Kinder", ""],
  ["Nurse | British | married", "Nurse"],
  ["Registered Nurse, Leeds", "Registered Nurse"],
  ["Senior Nurse", "Senior Nurse"],
  ["Photo", ""],
  ["Foto hier", "Foto hier"],
  ["Date de naissance : 12/03/1985", ""],
  ["Né le 12/03/1985", ""],
  ["Fecha de nacimiento: 12/03/1985", ""],
  ["DNI: 12345678Z", ""],
  ["CPF: 123.456.789-00", ""],
  ["Stato civile: nubile", ""],
  ["Geboortedatum: 12-03-1985", ""],
  ["Pronouns: she/her", ""],
  ["she/her", ""],
  ["Phone: 0221 1234567", ""],
  ["E-Mail: kim@example.org", ""],
  ["Address: 12 Garden Street", ""],
  ["LinkedIn: kim-vale", ""],
  ["Skype: kimvale", ""],
  ["Passport No: 123", ""],
  ["Religion: none", ""],
  ["Blood group: A", ""],
  ["Height: 170 cm", ""],
  ["Hobbies: chess", "Hobbies: chess"],
  ["Languages: German", "Languages: German"],
  ["12 High St, Leeds", ""],
  ["12 Elm Avenue", ""],
  ["12 Elm Ave", ""],
  ["12 Elm Road", ""],
  ["12 Elm Rd", ""],
  ["12 Elm Drive", ""],
  ["12 Elm Lane", ""],
  ["12 Elm Ln", ""],
  ["12 Elm Boulevard", ""],
  ["12 Elm Blvd", ""],
  ["12 Elm Way", ""],
  ["12 Elm Court", ""],
  ["12 rue Elm", ""],
  ["Calle Elm 12", ""],
  ["Avda Elm 12", ""],
  ["Rua Elm 12", ""],
  ["Viale Elm 12", ""],
  ["Corso Elm 12", ""],
  ["Hauptstr. 12", ""],
  ["Hauptstr.12", ""],
  ["Feldweg 12", ""],
  ["Domgasse 12", ""],
  ["Domplatz 12", ""],
  ["Kerkstraat 12", ""],
  ["Damlaan 12", ""],
  ["Domplein 12", ""],
  ["Lindenallee 12", ""],
  ["ul. Elm 12", ""],
  ["W-1234 Wien", ""],
  ["1234 AB Amsterdam", ""],
  ["Leeds LS1 4AB", ""],
  ["Bangalore 560 001", ""],
  ["Bangalore-560001", ""],
  ["Dallas TX 75201", ""],
  ["London W1A 1AA", ""],
  ["Leeds | Registered Nurse", "Registered Nurse"],
  ["Nurse, 12 beds", "Nurse, 12 beds"],
  ["Nurse · Leeds", "Nurse"],
  ["Nurse • Leeds", "Nurse"],
  ["Nurse   Leeds", "Nurse"],
  ["Nurse\tLeeds", "Nurse"],
  ["+44 20 7946 0018 | Nurse", "Nurse"],
  ["Phone: 1 | Nurse", "Nurse"],
  ["Age: 34, Leeds", ""],
  ["Member of the Royal College", "Member of the Royal College"],
  ["Driving licence", "Driving licence"],
  ["Willing to relocate", "Willing to relocate"],
  ["Available from May", "Available from May"],
  ["Née le 12 mars 1985 à Lyon", ""],
  ["geboren am 12.03.1985 in Köln", ""],
  ["nato a Roma", ""],
  ["Born to sell things well", "Born to sell things well"],
  ["Smallburg TX 75201", ""],
  ["Smallburg AB 123456", "Smallburg AB 123456"],
  ["Licence RN 123456", "Licence RN 123456"],
  ["Smallpur 560 001", ""],
  ["Smallpur-560001", ""],
  ["Smallburg S1 4AB", ""],
  ["Smallburg LS11 4AB", ""],
  ["Smallburg SW1A 1AA", ""],
  ["CH-8000 Smallburg", ""],
  ["CH-2300 La Chaux de Fonds", ""],
  ["97616 Bad Neustadt an der Saale", ""],
  ["97616  Bad Neustadt an der Saale", ""],
  ["Nurse | 97616 Bad Neustadt an der Saale", "Nurse"],
  ["12 Baker Street, Leeds", ""],
  ["Opened the High Street shop", "Opened the High Street shop"],
  ["Reached via mail", "Reached via mail"],
  ["Patent ABC 123456 held", "Patent ABC 123456 held"],
  ["1234 Smallburg", ""],
  ["560001 Smallpur", ""],
  ["50667  Smallburg", ""],
  ["Voted best in 2019 twice", "Voted best in 2019 twice"],
  ["Class of 2019 1", "Class of 2019 1"],
  ["Nurse, Midwife, 12 High Street, Chapeltown, Leeds", "Nurse, Midwife"],
  ["12 High Street, 50667, Smallburg", ""],
  ["Nurse – Leeds", "Nurse"],
  ["Nurse - Leeds", "Nurse"],
  ["Single point of contact", "Single point of contact"],
  ["Weg 12", ""],
  ["12 Elm St.", ""],
  ["Won 12 awards", "Won 12 awards"],
  ["Best of 12 streets", "Best of 12 streets"],
  ["Rue Elm 12", ""],
  ["Truecalle x 12", "Truecalle x 12"],
  ["Parkplatz", "Parkplatz"],
])("no engine reads age, origin, family or address in the header: %s", (line, wanted) => {
  expect(besideAddress(line)).toBe(wanted);
});

test.each([
  "Anne-Marie O'Neil",
  "María de la Cruz",
  "Ludwig van Beethoven",
  "Kim B. Vale",
  "Jean-Luc Picard",
  "Will Mark",
])("a name is gone in every form in which people write it: %s", (name) => {
  const words = name.split(" ");
  const [first = "", last = ""] = [words[0], words[words.length - 1]];
  for (const form of [name, name.toUpperCase(), `${last}, ${first}`, first, last, `K. ${last}`])
    expect(inWork(`${form} won the prize of the year`, name)).toBe(
      "[name] won the prize of the year",
    );
  expect(inWork("will mark grace of vales", name)).toBe("will mark grace of vales");
  expect(redact(`${name}\nkim@example.com\n\n${work}`)[0]).toBe("");
});

test("referees are nobody's business", () => {
  const lines = redact(
    `Kim Vale\nkim@example.com\n\n${work}\n\nReferences\nDr. Ann Example, City Clinic\nMatron Sue Sample`,
  );
  expect(lines.slice(-3)).toEqual(["References", "", ""]);
});

test("headers and footers of a page are contacts, too", () => {
  const lines = redact(`Kim Vale\nkim@example.com\n\n${work}\n- Leeds, UK`, (document) => {
    const last = document.lines[document.lines.length - 1];
    if (last) last.region = "footer";
  });
  expect(lines.pop()).toBe("");
  expect(inWork("Leeds, UK")).toBe("Leeds, UK");
});

test("a name that is read in a longer line leaves the rest of it", () => {
  const lines = redact(`Kim Vale | Registered Nurse\nkim@example.com\n\n${work}`);
  expect(lines[0]).not.toMatch(/Kim|Vale/);
  expect(lines[0]).toContain("Registered Nurse");
});

test.each([
  ["KIM VALE", "Kim Vale won", "[name] won"],
  ["ANNE-MARIE O'NEIL", "Anne-Marie O'Neil won", "[name] won"],
  ["Kim van Vale", "A van full of grapes", "A van full of grapes"],
  ["Anna Bank", "Clerk at the Bank of Leeds", "Clerk at the Bank of Leeds"],
  ["Paris Baker", "Sold bread in town", "Sold bread in town"],
  ["Ruby Baker", "Baker in town", "Baker in town"],
  ["Ruby Baker", "Ruby Baker in town", "[name] in town"],
  ["Ruby Vale", "Wrote Ruby code", "Wrote Ruby code"],
  ["Emma Church", "Nurse at the Church", "Nurse at the Church"],
  ['Kim ("Bob") Vale', "Here Bob won", "Here [name] won"],
  ["Ruby 张伟", "Here 张伟 won", "Here [name] won"],
  ["Kim Vale", "Nurse at McKim Clinic", "Nurse at McKim Clinic"],
  ["Kim J.P. Vale", "Here J.P won", "Here [name] won"],
  ["Kim B Vale", "Vitamin B was given", "Vitamin B was given"],
  ["Wei Li", "Li won", "[name] won"],
  ["Kim J.P. Vale", "Kim J.P. Vale wrote JSP pages", "[name] wrote JSP pages"],
  ["Robert (Bob) Vale", "Robert (Bob) Vale and Bob won", "[name] and [name] won"],
  ["Omar al-Hassan", "Here al-Hassan won", "Here [name] won"],
  ["Ana Ana-Lucia Vale", "So Ana-Lucia won", "So [name] won"],
  ["Kim Vale 张伟", "张伟 won", "[name] won"],
])("the words of a name are found as people write them, and no others: %s, %s", (...row) => {
  const [name, line, wanted] = row;
  expect(inWork(line, name)).toBe(wanted);
});

test.each([
  ["12 High Street, Chapeltown, Leeds", ""],
  ["Nurse, Age: 34", "Nurse"],
  ["Nurse | Age: 34 | London", "Nurse"],
  ["Nurse •  London", "Nurse"],
  ["Nurse,  London", "Nurse"],
  ["Age: 34 | Nurse | Female | Single", "Nurse"],
  ["Gartenstraße 12, 50667 Köln", ""],
  ["Based in Leeds", "Based in"],
  ["Nurse, 12 High Street, Chapeltown, Leeds", "Nurse"],
  ["Registered Nurse, 12 High Street, Leeds LS1 4AB", "Registered Nurse"],
  ["Baker, MT 59313", ""],
  ["Baker House, 12 High Street, Leeds", ""],
  ["Springfield, IL 62701", ""],
  ["Smallburg, TX 75201-1234", ""],
])("cells of the head are parted by any sign: %s", (line, wanted) => {
  expect(inHeader(line)).toBe(wanted);
});

test.each([
  ["Kim Vale (they/them)", ""],
  ["Dr. med. Kim Vale", ""],
  ["K I M   V A L E", ""],
  ["Kim Vale | Midwife RN", "[name] | Midwife RN"],
])("the line of the name goes whole unless it says more: %s", (line, wanted) => {
  expect(redact(`${line}\nkim.vale@example.com\n\n${work}`)[0]).toBe(wanted);
});

test("a CV without a name or a place keeps its words", () => {
  const lines = redact(`Experience\nNurse, City Clinic   2015 – 2019\n- Led a ward`);
  expect(lines).toEqual(["Experience", "Nurse, City Clinic\t2015 – 2019", "Led a ward"]);
});

test("a name that a person has corrected is hidden, too", () => {
  const document = documentFrom(`Kim Vale\nkim@example.com\n\n${work}`);
  const parsed = headOf("Kim Vale\nkim@example.com");
  const name = { value: "Kim Vale", confidence: 1, place: null };
  expect(redactIdentity(document, { ...parsed, name })[0]).toBe("[name]");
});

test("cells that only blanks part are cells", () => {
  const lines = redact(`Kim Vale\nkim@example.com\nNurse\n\n${work}`, (document) => {
    const line = document.lines[2];
    if (line) line.text = "Nurse   Leeds";
  });
  expect(lines[2]).toBe("Nurse");
});

test.each(["Contact", "Personal details", "Links"])(
  "a section is read like the head: %s",
  (title) => {
    const lines = redact(`Kim Vale\nAddress: Oslo, Norway\n\n${work}\n\n${title}\nLeeds, UK`);
    expect(lines.pop()).toBe("");
  },
);
