import { english } from "../persona.ts";
import type { Persona } from "../persona.ts";

/** People in unrelated professions, who sent their CV to the wrong job. */
export const otherPersonas: Persona[] = [
  {
    fileName: "grace-wanjiru.pdf",
    layout: "pdf-centred",
    dates: "March 2021",
    name: "Grace Wanjiru",
    headline: "Registered Nurse, Intensive Care",
    email: "grace.wanjiru@example.org",
    phone: "+254 20 555 0182",
    place: "Nairobi, Kenya",
    links: [],
    summary:
      "Intensive care nurse with ten years at the bedside, five of them as charge nurse. Calm in the first minutes, thorough in the hours after.",
    skills: [
      {
        label: "Clinical",
        names: [
          "Critical care",
          "Mechanical ventilation",
          "Patient assessment",
          "Medication administration",
          "Triage",
        ],
      },
      { label: "Leading", names: ["Shift planning", "Mentoring", "Infection control"] },
    ],
    roles: [
      {
        title: "Charge Nurse, Intensive Care Unit",
        company: "Mara Valley Referral Hospital",
        place: "Nairobi",
        from: "2021-06",
        to: null,
        points: [
          "Lead a team of nine nurses for 14 intensive care beds.",
          "Brought catheter infections down by half in a year with a new checklist.",
          "Train new colleagues in ventilation and sedation.",
        ],
      },
      {
        title: "Staff Nurse",
        company: "Lakeside Mission Hospital",
        place: "Kisumu",
        from: "2016-02",
        to: "2021-05",
        points: [
          "Cared for medical and surgical patients on a ward of 32 beds.",
          "Kept the ward's drug register and trained students.",
        ],
      },
    ],
    education: [
      {
        degree: "Bachelor of Science in Nursing",
        school: "Moi University",
        from: "2011",
        to: "2015",
      },
    ],
    certifications: [
      "Advanced Cardiac Life Support (2024)",
      "Basic Life Support Instructor (2022)",
    ],
    languages: ["English", "Swahili", "Kikuyu"],
    headings: {
      ...english,
      roles: "Professional Experience",
      certifications: "Licences and Certifications",
    },
  },
  {
    fileName: "olivia-marchetti.docx",
    layout: "docx-table",
    dates: "03/2021",
    name: "Olivia Marchetti",
    headline: "Management Accountant",
    email: "olivia.marchetti@example.com",
    phone: "+39 02 5550 0171",
    place: "Milan, Italy",
    links: ["linkedin.com/in/example-olivia-marchetti"],
    summary:
      "Accountant for manufacturing groups: closes the month in four days and explains the result in one page.",
    skills: [
      {
        label: "Accounting",
        names: ["Management accounting", "Budgeting", "IFRS", "Cost analysis", "Month-end close"],
      },
      { label: "Tools", names: ["SAP", "Excel", "Power BI", "SQL"] },
    ],
    roles: [
      {
        title: "Management Accountant",
        company: "Ticino Ceramics S.p.A.",
        place: "Milan",
        from: "2020-01",
        to: null,
        points: [
          "Responsible for budgets and forecasts of three plants with a turnover of 85 million euros.",
          "Shortened the month-end close from nine days to four.",
          "Built the cost reports in Power BI on SQL views of the SAP data.",
        ],
      },
      {
        title: "Accountant",
        company: "Studio Bellandi",
        place: "Bergamo",
        from: "2016-09",
        to: "2019-12",
        points: [
          "Kept the books of 25 small firms and prepared their annual accounts.",
          "Prepared VAT returns and dealt with the tax office.",
        ],
      },
    ],
    education: [
      {
        degree: "Master's Degree in Accounting and Finance",
        school: "Università degli Studi di Bergamo",
        from: "2014",
        to: "2016",
      },
    ],
    certifications: ["Dottore Commercialista (2019)"],
    languages: ["Italian (native)", "English (fluent)", "German (basic)"],
    headings: english,
  },
];
