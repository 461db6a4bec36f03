import { register } from "tsx/esm/api";

// A thread has module hooks of its own: without this it can't load TypeScript. A bundle needs none.
register();

await import("./suggestion-worker.ts");
