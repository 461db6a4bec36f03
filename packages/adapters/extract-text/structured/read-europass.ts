import { child, childrenNamed, DamagedXml, descendants, parseXml } from "../zip/xml-node.ts";
import type { XmlNode } from "../zip/xml-node.ts";
import type { StructuredCv, StructuredEntry } from "./write-cv.ts";

/** Parses a CV in Europass XML, version 3 (SkillsPassport); null for any other XML. */
export function readEuropass(text: string): StructuredCv | null {
  const learner = child(parse(text), "SkillsPassport", "LearnerInfo");
  const identification = child(learner, "Identification");
  const person = child(identification, "PersonName");
  const name = [textAt(person, "FirstName"), textAt(person, "Surname")].filter(Boolean).join(" ");
  if (!learner || name === "") return null;
  const contact = child(identification, "ContactInfo");
  const skills = child(learner, "Skills");
  return {
    name,
    headline: textAt(learner, "Headline", "Description", "Label"),
    contact: [
      textAt(contact, "Email", "Contact"),
      ...childrenNamed(child(contact, "TelephoneList"), "Telephone").map((phone) =>
        textAt(phone, "Contact"),
      ),
      textAt(contact, "Address", "Contact", "Municipality"),
      ...childrenNamed(child(contact, "WebsiteList"), "Website").map((site) =>
        textAt(site, "Contact"),
      ),
    ],
    summary: "",
    work: childrenNamed(child(learner, "WorkExperienceList"), "WorkExperience").map((job) => ({
      ...periodOf(job),
      title: textAt(job, "Position", "Label"),
      organisation: textAt(job, "Employer", "Name"),
      lines: linesOf(child(job, "Activities")),
    })),
    education: childrenNamed(child(learner, "EducationList"), "Education").map((study) => ({
      ...periodOf(study),
      title: textAt(study, "Title"),
      organisation: textAt(study, "Organisation", "Name"),
      lines: linesOf(child(study, "Activities")),
    })),
    skills: ["Communication", "Organisational", "JobRelated", "Computer", "Other"].flatMap((kind) =>
      linesOf(child(skills, kind, "Description")),
    ),
    languages: ["MotherTongue", "ForeignLanguage"].flatMap((kind) =>
      (skills ? descendants(skills, kind) : []).map((language) =>
        textAt(language, "Description", "Label"),
      ),
    ),
    certificates: [],
  };
}

function parse(text: string): XmlNode | undefined {
  try {
    return parseXml(Buffer.from(text));
  } catch (error) {
    if (error instanceof DamagedXml) return undefined;
    throw error;
  }
}

const contentOf = (node: XmlNode | undefined): string =>
  node === undefined ? "" : node.text + node.children.map(contentOf).join("");

const textAt = (node: XmlNode | undefined, ...path: string[]): string =>
  contentOf(child(node, ...path)).trim();

/** Europass contains longer texts as HTML within the XML. */
const linesOf = (node: XmlNode | undefined): string[] =>
  contentOf(node)
    .split(/<\/?(?:p|li|ul|ol|br|div)\b[^>]*>|\n/i)
    .map((line) =>
      line
        .replaceAll(/<[^<>]*>/g, "")
        .replaceAll("&nbsp;", " ")
        .replaceAll("&amp;", "&")
        .trim(),
    )
    .filter((line) => line !== "");

function periodOf(entry: XmlNode): Pick<StructuredEntry, "start" | "end"> {
  return {
    start: dateOf(child(entry, "Period", "From")),
    end: dateOf(child(entry, "Period", "To")),
  };
}

/** Months in XML Schema begin with two hyphens: `year="2021" month="--03"`. */
function dateOf(node: XmlNode | undefined): string {
  const { year = "", month = "" } = node?.attributes ?? {};
  const number = month.replaceAll("-", "").slice(0, 2);
  return number === "" ? year : `${year}-${number}`;
}
