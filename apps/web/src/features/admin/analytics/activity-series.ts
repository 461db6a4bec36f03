import type { ActivityBucket } from "@resume-picker/domain/admin/activity";

export type ActivitySeries = Exclude<keyof ActivityBucket, "bucket">;

export const activitySeries: readonly { key: ActivitySeries; label: string }[] = [
  { key: "signUps", label: "Sign-ups" },
  { key: "uploads", label: "Uploads" },
  { key: "rankings", label: "Rankings" },
  { key: "sessions", label: "Sessions" },
];
