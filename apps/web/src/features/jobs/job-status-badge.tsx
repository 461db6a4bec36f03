import { Badge } from "../../ui/badges/badge.tsx";

/** Whatever the server may come to know, a status that this client doesn't is shown as such. */
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
