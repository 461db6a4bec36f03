import type { ComponentProps } from "react";
import { WidePage } from "../../ui/page/wide-page.tsx";
import { PoolScreen } from "./pool-screen.tsx";
import { pageTitle } from "../../lib/session/site.ts";

export function PoolPage(props: ComponentProps<typeof PoolScreen>) {
  return (
    <WidePage title="All Candidates" back={{ to: "/dashboard", label: "Back to Dashboard" }}>
      <title>{pageTitle("All Candidates")}</title>
      <PoolScreen {...props} />
    </WidePage>
  );
}
