import { expect, test } from "vitest";
import { findSkills } from "./find-skills.ts";

const named = (text: string, how = {}) =>
  findSkills(text, { language: "en", ...how }).map(({ skill }) => skill);

test.each([
  ["Provided help to craft workers, such as carpenters and welders", "Worked as a carpenter"],
  ["Supervised the duties of Certified Nursing Assistants", "Certified Nursing Assistant"],
])("an occupation of others is no skill: %s", (others, own) => {
  expect(named(others)).toEqual([]);
  expect(named(own)).toHaveLength(1);
});

test("a posting asks for many of an occupation", () => {
  expect(named("We look for welders", { asksForSkills: true })).toEqual(["Welding"]);
});

test.each([
  "Reports to the Office of Personnel Management",
  "Member, Institute for Public Service & Public Policy",
  "Consolidated three customer service departments",
  "Integrated an acquired customer service organization",
  "Partnered with Sales and Marketing on new rules",
  "Supported the Vice President of Sales",
  "Liaison between Finance, Training and Product Management",
  "Have worked with design, sales, legal and support teams",
  "Received a prize from the Director of Marketing",
  "Answered questions from marketing, HR and legal on accruals",
  "Moved the ledger to a new system with accounting",
  "Statements for manufacturing, construction and nonprofit clients",
  "Member of APICS",
  "Provide support to inside sales personnel",
  "Direction for the restaurant management team",
  "Coordinating with Instrumentation & electrical dept. on costs",
  "Truck bodies for the mining, farming, sanitation and firefighting sectors",
  "Sold to dental, pharmaceutical and industrial manufacturing organizations",
  "Secretary of the Tallow Valley Health Education Center",
  "Tallow Payroll State University",
  "Worked under the supervision of a registered nurse",
  "Recruited software developers and sales executives",
  "Coordinated subcontractors including HVAC technicians",
  "Reported to the Chief of Surgery",
  "Wrote letters for the departments of nursing, radiology and surgery",
  "Delivered mail and packages to accounting, legal and marketing",
  "Placed staff for clients in banking",
  "Interfaced with IT, QA, UX and product management",
  "Treasurer of the Accounting Club",
  "Present at rounds with critical care physicians",
  "Ansprechpartner für Einkauf, Vertrieb und Logistik",
  "Traitement des litiges avec le service qualité et la comptabilité",
  "Recupero crediti insieme all'ufficio vendite",
])("a body, a unit or a partner is no skill: %s", (text) => {
  expect(named(text)).toEqual([]);
});

test.each([
  ["Gave excellent customer service to guests", "Customer service"],
  ["Acted for the Human Resources Department", "Human resources"],
  ["Coordinated marketing with clients", "Marketing"],
  ["Ten years of experience with accounting", "Accounting"],
  ["Worked in construction for clients of all sizes", "Construction"],
  ["Gave health education to patients at the centre", "Patient education"],
  ["Customer Service Center agent", "Customer service"],
  ["Experience in firefighting and rescue", "Firefighting"],
  ["Served as the Director of Nursing", "Nursing"],
  ["Worked as a registered nurse", "Nursing"],
  ["Hired as a developer of Java services", "Java"],
  ["Installed HVAC and trained technicians", "HVAC"],
])("the same words as work are: %s", (text, skill) => {
  expect(named(text)).toContain(skill);
});

test("a doubtful word of a list counts beside its like, or alone", () => {
  const listed = (text: string) => named(text, { inSkillList: true });
  expect(listed("Excel, Access")).toContain("Microsoft Access");
  expect(listed("Access")).toEqual(["Microsoft Access"]);
  expect(listed("Languages: C")).toEqual(["C"]);
  expect(listed("Reconciliation, ordering, Access, files")).not.toContain("Microsoft Access");
  expect(listed("databases, English, access, Excel")).not.toContain("Microsoft Access");
  expect(listed("Marine Corps, Army, C, CA, instruction")).not.toContain("C");
});

test.each([
  ["Answering phones and greeting guests", "Telephone handling", "Switchboard operation"],
  ["Effective writing skills", "Writing", "Content writing"],
  ["Experience in fire safety", "Fire safety", "Firefighting"],
  ["Prepared presentations", "Presentations", "Public speaking"],
  ["Responsible for cash management", "Cash management", "Treasury"],
  ["Joined the on-call rotation", "On-call rotation", "PagerDuty"],
  ["Managed front-end operations of the store", "Front-end operations", "Front-end development"],
  ["Sold foreign exchange at the branch", "Foreign exchange", "Trading"],
  ["Meshing in Nastran", "Nastran", "HyperMesh"],
  ["Experience in consulting", "Consulting", "Management consulting"],
  ["Filed sales and use tax", "Sales tax", "Sales"],
  ["BA, Interior Architecture", "Interior design", "Architecture"],
  ["Heat transfer of a plate", "Heat transfer", "Thermodynamics"],
  ["Oversaw financial management", "Financial management", "Financial planning"],
  ["Handled workers' compensation", "Workers' compensation", "Compensation and benefits"],
  ["Sent newsletters to parents", "Newsletter", "Email marketing"],
  ["Took part in marketing research", "Market research", "Research"],
  ["Sold consumer electronics", "Consumer electronics", "Electronics"],
  ["Moved goods with a pallet jack", "Pallet jacks", "Forklift operation"],
  ["BA, Art History", "Art history", "Fine arts"],
  ["Took an order in a food and beverage outlet", "Food service", "Table service"],
])("a skill is called what the CV says: %s", (text, skill, narrower) => {
  expect(named(text)).toContain(skill);
  expect(named(text)).not.toContain(narrower);
});
