/** Cases of each costly property test; `npm run test:properties` asks for 10,000. */
export const propertyRuns = Number(process.env.PROPERTY_RUNS ?? 300);
