// Made by `npm run build-lexicon` from packages/lexicon: change the tables there.
import type { Lexicon } from "./lexicon.ts";

export const papers: Lexicon = {
  en: {
    LVN: "licensed vocational nurse",
    LPN: "licensed practical nurse",
    RN: "registered nurse|registered nursing",
    CNA: "certified nursing assistant|certified nurse aide|certified nurse assistant",
    EMT: "emergency medical technician",
    CPR: "cardiopulmonary resuscitation|cardio pulmonary resuscitation",
    CPA: "certified public accountant",
    CMA: "certified management accountant",
    CFA: "chartered financial analyst",
    CIA: "certified internal auditor",
    CFE: "certified fraud examiner",
    CIFI: "certified insurance fraud investigator",
    PHR: "professional in human resources",
    SHRM: "society for human resource management|society of human resource management",
    PMP: "project management professional",
    CSM: "certified scrum master|certified scrummaster",
    CDL: "commercial driver's license|commercial driver's licence|commercial driver license|commercial drivers license",
    CCRP: "certified clinical research professional",
    CCRC: "certified clinical research coordinator",
    LCSW: "licensed clinical social worker",
    LMSW: "licensed master social worker",
    CISSP: "certified information systems security professional",
  },
};
