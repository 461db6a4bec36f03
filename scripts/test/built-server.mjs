import { buildPart } from "../build/build-part.mjs";

/** Before the server's tests, some of which start it as people do. */
export default () => buildPart("server");
