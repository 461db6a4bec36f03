// Made by `npm run build-lexicon` from packages/lexicon: change the tables there.
import type { Lexicon } from "./lexicon.ts";

export const titleHeads: Lexicon = {
  en: {
    lead: "manager|director|head|supervisor|superintendent|lead|leader|foreman|chief|president|principal|owner|executive director|general manager|controller|vp",
    coordinate: "coordinator|administrator|planner|scheduler|organizer|generalist|business partner|secretary",
    assist: "assistant|aide|helper|trainee|intern|apprentice",
    clerk: "clerk|processor",
    sell: "salesperson|representative|account executive|agent|broker|seller|originator|associate|banker",
    advise: "consultant|advisor|counselor|strategist|coach|partner|agronomist",
    analyze: "analyst|researcher|scientist|statistician|economist|actuary",
    engineer: "engineer|programmer|architect",
    fix: "technician|mechanic|installer|repairer|technologist|fitter|repairman|maintainer",
    design: "designer|illustrator|artist|drafter|stylist|decorator|animator|photographer|pattern maker",
    write: "writer|editor|copywriter|journalist|author|reporter|blogger|redactor",
    teach: "teacher|trainer|instructor|tutor|educator|professor|lecturer|facilitator",
    check: "inspector|auditor|examiner|adjuster|underwriter|tester|assessor",
    run: "operator|worker|laborer|driver|pilot|assembler|packer|grower|farmer|processor",
    keep: "accountant|bookkeeper|biller|coder|cashier|teller|treasurer",
    heal: "nurse|therapist|physician|doctor|caregiver|paramedic|dentist|surgeon",
    cook: "cook|chef|baker",
    serve: "waiter|waitress|server|host|receptionist|attendant|bartender|barista|concierge",
    guard: "guard|police officer|detective",
    plead: "attorney|lawyer|paralegal|advocate|caseworker|case manager|social worker",
    hire: "recruiter|sourcer",
    buy: "buyer|purchaser|merchandiser",
    any: "specialist|professional|expert|officer|executive|practitioner",
  },
};
