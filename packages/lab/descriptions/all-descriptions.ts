import { readData } from "../harness/read-data.ts";
import { DescribedJob } from "./described-job.ts";

const read = (name: string) => readData(`descriptions/${name}`, DescribedJob.array());

/** Written when vocabulary and rules were done, and read by nobody who tunes them. */
export const writtenAfterTheRules = read("written-after-the-rules");

export const allDescriptions: readonly DescribedJob[] = [
  ...read("software-and-it"),
  ...read("health-and-care"),
  ...read("office-and-finance"),
  ...read("technical-and-building"),
  ...read("sales-and-service"),
  ...read("public-and-science"),
  ...read("creative-and-media"),
  ...writtenAfterTheRules,
];
