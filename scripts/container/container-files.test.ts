import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { inRoot } from "../setup/root.mjs";
import { copiedOfApp, readContainerfile } from "./read-containerfile.ts";

type Service = Record<string, unknown> & { environment?: Record<string, string>; ports?: string[] };
type Compose = { services: Record<"desk" | "caddy", Service>; volumes: Record<string, null> };

test("the image is built in two stages, runs as nobody in particular, and can be asked how it is", () => {
  const { slimming, stages, user, env, healthCheck, command } = readContainerfile();
  expect(slimming).toContain("find node_modules");
  expect(stages).toHaveLength(2);
  expect(user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(env).toEqual({ NODE_ENV: "production", HOST: "0.0.0.0", PORT: "3000", DATA_DIR: "/data" });
  expect(healthCheck.join(" ")).toContain("/api/health");
  expect(command).toEqual(["node", "--enable-source-maps", "apps/server/dist/main.js"]);
  const sources = copiedOfApp().filter((path) => !/node_modules|dist$|^commit\.txt$/.test(path));
  for (const path of sources) expect(existsSync(inRoot(path)), path).toBe(true);
});

test("nothing of this machine's data or secrets gets into the build", () => {
  const ignored = readFileSync(inRoot(".dockerignore"), "utf8").split("\n");
  for (const name of [".env", ".git", ".cache", "data/*", "secrets", "**/node_modules"]) {
    expect(ignored).toContain(name);
  }
});

test("compose keeps the data in a volume, and the rest of the container can't be written to", () => {
  // The fields are checked individually below.
  const compose = parse(readFileSync(inRoot("compose.yaml"), "utf8")) as Compose;
  const { desk, caddy } = compose.services;
  expect(desk).toMatchObject({
    build: { context: ".", dockerfile: "Containerfile" },
    restart: "unless-stopped",
    read_only: true,
    tmpfs: ["/tmp"],
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    volumes: ["data:/data"],
    env_file: [{ path: ".env", required: false }],
  });
  expect(desk.environment).toEqual({ HOST: "0.0.0.0", PORT: "3000", DATA_DIR: "/data" });
  // Without a proxy, it is reachable only from this machine.
  expect(desk.ports).toEqual(["127.0.0.1:3000:3000"]);
  expect(compose.volumes).toHaveProperty("data");
  expect(caddy).toMatchObject({
    profiles: ["https"],
    depends_on: { desk: { condition: "service_healthy" } },
  });
  expect(caddy.command).toMatch(/--to desk:3000$/);
});
