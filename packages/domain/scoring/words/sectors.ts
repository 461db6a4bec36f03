import { titleWords } from "./normalize-title.ts";
import { findFamilies } from "./find-families.ts";

/**
 * Sectors as postings name them, the groups and families of occupations that are of no other, and
 * the words by which a role tells that it was in one, a sector a line: `names | groups | words`.
 */
const table = `
it, information technology, technology, tech | software infrastructure data |
healthcare, health care, medical, hospital, clinical | health | hospital hospitals clinic clinics clinical patient patients healthcare medical nursing physician physicians
law enforcement, police, policing | police |
retail, store | retail | store stores retail boutique
fashion, apparel, clothing, footwear, luxury goods | fashion merchandising | fashion apparel clothing garment garments footwear shoe shoes boutique textiles
hospitality, hotel, hotels, restaurant, restaurants, gastronomy | hospitality | hotel hotels resort restaurant restaurants guests banquet
construction, building | construction | construction contractor subcontractors jobsite
manufacturing, industrial, production | manufacturing | manufacturing factory plant assembly
automotive, automobile | automotive-aero mechanic | automotive automobile vehicle vehicles dealership cars
banking, financial services, bank | banking | bank banks banking branch lending loans
insurance | insurance | insurance insurer insured claims underwriting policyholders
education, higher education, school, schools | education | school schools university college students campus
public sector, government, public administration | civil-servant | government federal municipal county ministry
non profit, nonprofit, not for profit, charity | | nonprofit charity donors foundation volunteers
real estate, property | real-estate | realty tenants leasing landlord property properties
logistics, supply chain, transportation, warehousing | procurement-logistics | warehouse freight logistics shipping shipments
energy, utilities, oil and gas | | oil gas refinery utility utilities turbine
pharmaceutical, pharma, biotech, life sciences | pharmacy lab clinical-research | pharmaceutical pharmaceuticals biotech drug
aviation, aerospace, airline | pilot aviation aircraft-maintenance | aircraft airline airport aviation aerospace flight
telecommunications, telecom | network | telecom telecommunications wireless broadband
agriculture, farming | | farm farms agricultural agriculture crop crops livestock
food, food and beverage, food production | cook kitchen-help | food beverage bakery kitchen
media, publishing, entertainment | media | newspaper magazine publishing broadcast television radio studio
legal, law | law | attorney attorneys legal litigation court
`;

/** Lists, and no sets: it is stored with what was read of a posting, as plain data. */
export type Sector = {
  names: readonly string[];
  groups: readonly string[];
  words: readonly string[];
};

const sectors: readonly Sector[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [names = "", groups = "", words = ""] = line.split("|").map((part) => part.trim());
    return {
      names: names.split(", "),
      groups: groups.split(" ").filter((group) => group !== ""),
      words: words.split(" ").filter((word) => word !== ""),
    };
  });

const around =
  /\d+\+?|\b(?:at least|minimum|min|years?|yrs|of|in|the|an?|prior|previous|proven|professional|work(?:ing)?|relevant|experience|background|industry|industries|sector|environment|setting)\b/giu;

/** The sectors that a demand asks to have worked in ("Healthcare industry"), none for other demands. */
export function sectorsOf(demand: string): readonly Sector[] {
  if (!/\b(?:experience|background|industry|sector|years?|yrs)\b|\bor\b/iu.test(demand)) return [];
  const names = demand
    .toLowerCase()
    .split(/,|\/|\bor\b|\band\b/u)
    .map((part) =>
      part
        .replace(around, " ")
        .replace(/[^\p{L}]+/gu, " ")
        .trim(),
    );
  const found = names.map((name) => sectors.find((sector) => sector.names.includes(name)));
  const known = found.filter((sector) => sector !== undefined);
  return known.length === names.length ? known : [];
}

/** Whether an occupation is of one of the sectors. */
export function isOfSector(title: string, wanted: readonly Sector[]): boolean {
  const families = findFamilies(titleWords(title));
  return families.some(({ family, group }) =>
    wanted.some(({ groups }) => groups.includes(group) || groups.includes(family)),
  );
}

/** Whether a line of a role tells that it was in one of the sectors. */
export function namesSector(text: string, wanted: readonly Sector[]): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => wanted.some((sector) => sector.words.includes(word)));
}
