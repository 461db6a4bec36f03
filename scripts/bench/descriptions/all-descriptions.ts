import { creativeDescriptions } from "./creative.ts";
import type { DescribedJob } from "./described-job.ts";
import { fourthRoundDescriptions } from "./fourth-round.ts";
import { healthDescriptions } from "./health.ts";
import { officeDescriptions } from "./office.ts";
import { publicAndScienceDescriptions } from "./public-and-science.ts";
import { secondRoundDescriptions } from "./second-round.ts";
import { serviceDescriptions } from "./service.ts";
import { softwareDescriptions } from "./software.ts";
import { technicalDescriptions } from "./technical.ts";
import { thirdRoundDescriptions } from "./third-round.ts";

export const allDescriptions: readonly DescribedJob[] = [
  ...softwareDescriptions,
  ...healthDescriptions,
  ...officeDescriptions,
  ...technicalDescriptions,
  ...serviceDescriptions,
  ...publicAndScienceDescriptions,
  ...creativeDescriptions,
  ...secondRoundDescriptions,
  ...thirdRoundDescriptions,
  ...fourthRoundDescriptions,
];
