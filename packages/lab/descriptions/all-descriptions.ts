import { readData } from "../harness/read-data.ts";
import { DescribedJob } from "./described-job.ts";

const read = (name: string) => readData(`descriptions/${name}`, DescribedJob.array());

/**
 * Written after the vocabulary and the rules were finished. People who tune the rules must not
 * read them.
 */
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
