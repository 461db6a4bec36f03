import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { readVersion } from "../version/read-version.ts";
import { createTools } from "./tools.ts";

/**
 * `npm run mcp`: a Model Context Protocol server for assistants, over standard input and output. It
 * calls a running Resume Picker with an API token. `--upload` adds the tool that uploads CVs.
 */
const url = process.env.RESUME_PICKER_URL ?? "http://localhost:3000";
const token = process.env.RESUME_PICKER_TOKEN ?? "";

if (token === "" || !URL.canParse(url)) {
  process.stderr.write(
    token === ""
      ? "Set RESUME_PICKER_TOKEN to an API token. Create one under Security.\n"
      : "RESUME_PICKER_URL must be the address of the server, such as http://localhost:3000.\n",
  );
  process.exitCode = 1;
} else {
  // The path is relative to the bundle in `apps/server/dist`, which is the only way to run this.
  const version = readVersion(new URL("../../../", import.meta.url));
  const mayUpload = process.argv.includes("--upload");
  await createTools({ desk: { url, token }, version, mayUpload }).connect(
    new StdioServerTransport(),
  );
}
