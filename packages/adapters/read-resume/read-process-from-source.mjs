import { register } from "tsx/esm/api";

// A process of its own has no loader for TypeScript. A bundle needs none.
register();

await import("./read-process.ts");
