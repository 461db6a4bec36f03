import { Badge } from "../../ui/badges/badge.tsx";

/** Shows the badge of a status. A status that this client doesn't know is shown unchanged. */
export function JobStatusBadge({ status }: { status: string }) {
  switch (status) {
    case "active":
      return <Badge tone="good">Active</Badge>;
    case "draft":
      return <Badge>Draft</Badge>;
    case "closed":
      return <Badge tone="outline">Closed</Badge>;
    default:
      return <Badge tone="outline">Unknown</Badge>;
  }
}
