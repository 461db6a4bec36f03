import { register } from "tsx/esm/api";

// A separate process has to register TypeScript support. A bundle doesn't need this.
register();

await import("./read-process.ts");
