import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { expect, test } from "vitest";
import { extractText } from "../extract-text.ts";

const parsed = async (content: string, fileName: string) =>
  parseResume(await extractText(Buffer.from(content), fileName), { today: "2026-03-01" });

const jsonResume = JSON.stringify({
  basics: {
    name: "Noor Haddad",
    label: "Payroll Specialist",
    email: "noor@example.org",
    phone: "+44 20 7946 0018",
    location: { city: "Leeds" },
    profiles: [{ network: "GitHub", url: "https://github.com/noor-example" }],
  },
  work: [
    {
      name: "Northwind Ltd",
      position: "Payroll Specialist",
      startDate: "2021-03-01",
      highlights: ["Ran payroll for 800 people with NetSuite"],
    },
    {
      name: "Harbour Studio",
      position: "Bookkeeper",
      startDate: "2018-01",
      endDate: "2021-02",
      summary: "Kept the ledgers",
    },
  ],
  education: [
    { institution: "University of Leeds", studyType: "BSc", area: "Accounting", endDate: "2017" },
  ],
  skills: [{ name: "Payroll", keywords: ["NetSuite", "Excel"] }],
  languages: [{ language: "Arabic", fluency: "Native" }],
});

test("a JSON Resume is read with its roles, dates and skills", async () => {
  const cv = await parsed(jsonResume, "resume.json");
  expect(cv.name?.value).toBe("Noor Haddad");
  expect(cv.email?.value).toBe("noor@example.org");
  expect(cv.roles.map(({ title, start, end }) => [title, start, end])).toEqual([
    ["Payroll Specialist", "2021-03", null],
    ["Bookkeeper", "2018-01", "2021-02"],
  ]);
  expect(cv.skills.map(({ skill }) => skill)).toContain("NetSuite");
});

const europass = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass">
  <LearnerInfo>
    <Identification>
      <PersonName><FirstName>Ida</FirstName><Surname>Berg</Surname></PersonName>
      <ContactInfo>
        <Address><Contact><Municipality>Malmö</Municipality></Contact></Address>
        <Email><Contact>ida@example.org</Contact></Email>
        <TelephoneList><Telephone><Contact>+46 40 123 45 67</Contact></Telephone></TelephoneList>
      </ContactInfo>
    </Identification>
    <WorkExperienceList>
      <WorkExperience>
        <Period><From year="2019" month="--05" /><Current>true</Current></Period>
        <Position><Label>Warehouse Supervisor</Label></Position>
        <Activities>&lt;p&gt;Led a team of &lt;b&gt;twelve&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Planned shifts&lt;/p&gt;</Activities>
        <Employer><Name>Northwind AB</Name></Employer>
      </WorkExperience>
    </WorkExperienceList>
    <EducationList>
      <Education>
        <Period><From year="2012" /><To year="2015" /></Period>
        <Title>BSc Logistics</Title>
        <Organisation><Name>Lund University</Name></Organisation>
      </Education>
    </EducationList>
    <Skills>
      <Linguistic>
        <MotherTongueList><MotherTongue><Description><Label>Swedish</Label></Description></MotherTongue></MotherTongueList>
      </Linguistic>
      <JobRelated><Description>&lt;ul&gt;&lt;li&gt;Forklift licence&lt;/li&gt;&lt;/ul&gt;</Description></JobRelated>
    </Skills>
  </LearnerInfo>
</SkillsPassport>`;

test("a Europass CV is read with its roles and dates, without the marks of its HTML", async () => {
  const cv = await parsed(europass, "europass.xml");
  expect(cv.name?.value).toBe("Ida Berg");
  expect(cv.roles.map(({ title, start, end }) => [title, start, end])).toEqual([
    ["Warehouse Supervisor", "2019-05", null],
  ]);
  expect(JSON.stringify(cv)).not.toContain("<");
});

test.each([
  ["settings.json", '{"port": 3000}', "This is JSON, but not a JSON Resume."],
  ["list.json", "[1, 2]", "This is JSON, but not a JSON Resume."],
  ["feed.xml", '<?xml version="1.0"?><feed/>', "This is XML, but not a Europass CV."],
  [
    "bomb.xml",
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><SkillsPassport>&b;</SkillsPassport>',
    "This is XML, but not a Europass CV.",
  ],
])("%s is refused by what it is", async (fileName, content, message) => {
  await expect(extractText(Buffer.from(content), fileName)).rejects.toMatchObject({
    code: "WRONG_TYPE",
    message: expect.stringContaining(message) as string,
  });
});
