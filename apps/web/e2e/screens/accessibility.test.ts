import { desktop } from "../harness/product.ts";
import { lookForBarriers } from "./look-for-barriers.ts";

lookForBarriers([{ look: "desktop, light", options: { viewport: desktop, colorScheme: "light" } }]);
