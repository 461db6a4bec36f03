import { accountingStandIns } from "./tables/accounting.ts";
import { administrationStandIns } from "./tables/administration.ts";
import { alliedHealthStandIns } from "./tables/allied-health.ts";
import { aviationAutomotiveStandIns } from "./tables/aviation-automotive.ts";
import { bankingInsuranceStandIns } from "./tables/banking-insurance.ts";
import { constructionStandIns } from "./tables/construction.ts";
import { designArtsStandIns } from "./tables/design-arts.ts";
import { engineeringStandIns } from "./tables/engineering.ts";
import { fitnessBeautyStandIns } from "./tables/fitness-beauty.ts";
import { hospitalityStandIns } from "./tables/hospitality.ts";
import { itOperationsStandIns } from "./tables/it-operations.ts";
import { lawSafetyStandIns } from "./tables/law-safety.ts";
import { leadershipStandIns } from "./tables/leadership.ts";
import { logisticsStandIns } from "./tables/logistics.ts";
import { manufacturingStandIns } from "./tables/manufacturing.ts";
import { marketingMediaStandIns } from "./tables/marketing-media.ts";
import { nursingStandIns } from "./tables/nursing.ts";
import { peopleStandIns } from "./tables/people.ts";
import { retailServiceStandIns } from "./tables/retail-service.ts";
import { salesStandIns } from "./tables/sales.ts";
import { scienceFarmingStandIns } from "./tables/science-farming.ts";
import { socialWorkStandIns } from "./tables/social-work.ts";
import { softwareStandIns } from "./tables/software.ts";
import { teachingStandIns } from "./tables/teaching.ts";

/**
 * What people write who did what a requirement asks for, by trades, a requirement a line:
 * `names | what shows it | what is near it`. The words of a phrase stand together in a sentence,
 * in any ending. Near is what an expert of the trade would take for a part of the same work, not
 * what merely belongs to the trade; `@dispatcher` is an occupation whose people do it.
 */
export const standIns: readonly string[] = [
  accountingStandIns,
  administrationStandIns,
  alliedHealthStandIns,
  aviationAutomotiveStandIns,
  bankingInsuranceStandIns,
  constructionStandIns,
  designArtsStandIns,
  engineeringStandIns,
  fitnessBeautyStandIns,
  hospitalityStandIns,
  itOperationsStandIns,
  lawSafetyStandIns,
  leadershipStandIns,
  logisticsStandIns,
  manufacturingStandIns,
  marketingMediaStandIns,
  nursingStandIns,
  peopleStandIns,
  retailServiceStandIns,
  salesStandIns,
  scienceFarmingStandIns,
  socialWorkStandIns,
  softwareStandIns,
  teachingStandIns,
];
