import { desktop, phone } from "../harness/product.ts";
import { lookForBarriers } from "./look-for-barriers.ts";

lookForBarriers([
  { look: "desktop, dark", options: { viewport: desktop, colorScheme: "dark" } },
  { look: "phone, light", options: { viewport: phone, isMobile: true, colorScheme: "light" } },
  { look: "phone, dark", options: { viewport: phone, isMobile: true, colorScheme: "dark" } },
]);
