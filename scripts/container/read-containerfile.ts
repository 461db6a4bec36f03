import { readFileSync } from "node:fs";
import { inRoot } from "../setup/root.mjs";

type Copy = { from: string[]; to: string };

/**
 * Returns the parts of the Containerfile that the checks need: its last stage, and what it copies
 * from the build stage.
 */
export function readContainerfile() {
  const lines = readFileSync(inRoot("Containerfile"), "utf8")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  const wordsOf = (name: string) =>
    last.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);
  const copies = last
    .filter((line) => line.startsWith("COPY "))
    .map((line): Copy => {
      const paths = line
        .split(" ")
        .filter((word) => !word.startsWith("--"))
        .slice(1);
      return { from: paths.slice(0, -1), to: paths.at(-1) ?? "" };
    });
  const env = Object.fromEntries(
    (wordsOf("ENV") ?? "").split(" ").map((pair) => pair.split("=", 2) as [string, string]),
  );
  return {
    /** The command that removes unneeded files of the packages, to be run beside node_modules. */
    slimming: lines.find((line) => line.startsWith("RUN find "))?.slice("RUN ".length) ?? "",
    stages: lines.filter((line) => line.startsWith("FROM ")),
    user: wordsOf("USER") ?? "",
    copies,
    env,
    // Both use the exec form, which is JSON.
    healthCheck: JSON.parse(
      /CMD (\[.*\])$/.exec(wordsOf("HEALTHCHECK") ?? "")?.[1] ?? "[]",
    ) as string[],
    command: JSON.parse(wordsOf("CMD") ?? "[]") as string[],
  };
}

/** Returns the repository paths of the files that are copied to /app in the image. */
export const copiedOfApp = (): string[] =>
  readContainerfile()
    .copies.flatMap(({ from }) => from)
    .filter((path) => path.startsWith("/app/"))
    .map((path) => path.slice("/app/".length));
