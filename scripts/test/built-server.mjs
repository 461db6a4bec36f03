import { buildPart } from "../build/build-part.mjs";

/** Runs before the server tests, some of which start the built server. */
export default () => buildPart("server");
