// Made by `npm run build-lexicon` from packages/lexicon: change the tables there.
import type { Lexicon } from "./lexicon.ts";

export const degreeFields: Lexicon = {
  en: {
    nursing: "bsn|msn|adn|dnp",
    "business administration": "mba|m.b.a|emba|bba|bsba|dba",
    commerce: "b.com|m.com",
    education: "b.ed|m.ed|ed.d|pgce",
    "fine arts": "b.f.a|m.f.a",
    "social work": "bsw|msw",
    "public health": "mph",
    "public administration": "mpa",
    "health administration": "mha",
    law: "ll.b|ll.m|j.d|juris doctor",
    medicine: "mbbs|mb_chb|mbbch|bmbs",
    dentistry: "bds",
    "veterinary medicine": "bvsc|bvetmed",
    architecture: "b.arch|m.arch",
    engineering: "b.eng|m.eng|b.tech|m.tech",
    "mechanical engineering": "bsme|msme",
    "electrical engineering": "bsee|msee",
    "computer science": "bscs|mscs",
    "information technology": "bsit",
    "computer applications": "bca|mca",
    pharmacy: "pharm.d",
    psychology: "psy.d",
  },
};
