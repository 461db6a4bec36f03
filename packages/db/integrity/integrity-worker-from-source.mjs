import { register } from "tsx/esm/api";

// A thread has its own module hooks, so it has to register TypeScript support. A bundle doesn't
// need this.
register();

await import("./integrity-worker.ts");
